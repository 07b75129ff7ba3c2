-- What `searchText` of the contracts does, said in SQL: without invisible marks and without spaces inside of a line.
CREATE FUNCTION "search_text_of"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    search_key_of(regexp_replace("given", '[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]', '', 'g')),
    '[ \t\r]+', '', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION "search_text_of_order"("number" text, "channel_id" text, "name" text, "phone" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_text_of(concat_ws(E'\n', "number", "channel_id", "name")) || E'\n'
    || regexp_replace(search_key_of(coalesce("phone", '')), '[^0-9]', '', 'g')
$$;
--> statement-breakpoint
-- The names stand in JSON, whose own marks and words nobody searches.
CREATE FUNCTION "search_text_of_dish"("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_text_of(regexp_replace("name", '"(ar|en)":|[{}"]', E'\n', 'g'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "make_orders_findable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_search" ("account_id", "order_id", "search_key")
  SELECT "account_id", "id", search_text_of_order("order_number", "channel_order_id", "customer_name", "customer_phone")
  FROM "added";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "make_dishes_findable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_search" ("account_id", "order_id", "search_key")
  SELECT "account_id", "order_id", string_agg(search_text_of_dish("product_name"), E'\n')
  FROM "added" GROUP BY "account_id", "order_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP INDEX "order_search_trigrams";
--> statement-breakpoint
TRUNCATE "order_search";
--> statement-breakpoint
INSERT INTO "order_search" ("account_id", "order_id", "search_key")
SELECT "account_id", "id", search_text_of_order("order_number", "channel_order_id", "customer_name", "customer_phone")
FROM "app_order";
--> statement-breakpoint
INSERT INTO "order_search" ("account_id", "order_id", "search_key")
SELECT "account_id", "order_id", string_agg(search_text_of_dish("product_name"), E'\n')
FROM "order_line" GROUP BY "account_id", "order_id";
--> statement-breakpoint
CREATE INDEX "order_search_trigrams" ON "order_search" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
-- The index finds the longest word of a search, a setting of the transaction; the others, one a line, are looked for in what it found.
DROP POLICY "searched_only" ON "order_search";
--> statement-breakpoint
CREATE POLICY "searched_only" ON "order_search" AS RESTRICTIVE FOR SELECT
  USING ("search_key" LIKE current_setting('app.order_search', true)
    AND "search_key" LIKE ALL (string_to_array(coalesce(current_setting('app.order_search_others', true), ''), E'\n')));
--> statement-breakpoint
ANALYZE "order_search";
