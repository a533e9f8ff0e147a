// sources: ../../Apps/Recipes
