-- The words of a search, one a line, are a setting of the transaction. The index finds the first three of them together; the others
-- are looked for in what it found. Each is read once (a subquery), not once per row.
DROP POLICY "searched_only" ON "order_search";
--> statement-breakpoint
CREATE POLICY "searched_only" ON "order_search" AS RESTRICTIVE FOR SELECT
  USING ("search_key" LIKE (SELECT nullif(split_part(current_setting('app.order_search', true), E'\n', 1), ''))
    AND "search_key" LIKE (SELECT coalesce(nullif(split_part(current_setting('app.order_search', true), E'\n', 2), ''), '%'))
    AND "search_key" LIKE (SELECT coalesce(nullif(split_part(current_setting('app.order_search', true), E'\n', 3), ''), '%'))
    AND "search_key" LIKE ALL (
      (SELECT coalesce((string_to_array(current_setting('app.order_search', true), E'\n'))[4:], '{}'))::text[])
    -- Set by nodes of the previous version, which search by the first word of app.order_search.
    AND "search_key" LIKE ALL (
      (SELECT string_to_array(coalesce(current_setting('app.order_search_others', true), ''), E'\n'))::text[]));
