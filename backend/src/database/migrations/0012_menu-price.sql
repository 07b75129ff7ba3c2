-- Whoever edits menus could change prices; now that takes a permission of its own, and nobody loses what they had.
UPDATE "role" SET "permissions" = array_append("permissions", 'menu.price') WHERE 'menu.edit' = ANY ("permissions") AND NOT 'menu.price' = ANY ("permissions");
