-- What `searchKey` of the contracts does, with all of its marks: U+061C and U+FEFF were missing.
CREATE OR REPLACE FUNCTION "search_key_of"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(normalize(regexp_replace(normalize(translate(
    regexp_replace(normalize("given", NFKC),
      '[\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'),
    'آأإٱىیکةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااييكهوي01234567890123456789'),
    NFD), '[\u0300-\u036f]', '', 'g'), NFC))
$$;
--> statement-breakpoint
-- What `searchText` of the contracts does; line feeds separate texts and stay.
CREATE OR REPLACE FUNCTION "search_text_of"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    search_key_of(regexp_replace("given", '[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]', '', 'g')),
    '[ \t\v\f\r\u1680\u2028\u2029]+', '', 'g')
$$;
--> statement-breakpoint
-- On an external server the policies apply to the owner too, and `searched_only` shows the rows of a search alone.
SELECT set_config('app.order_search', '%', true);
--> statement-breakpoint
-- Stored texts that hold such a mark or, written after a change of their order, a space.
UPDATE "order_search" SET "search_key" = search_text_of("search_key")
WHERE "search_key" ~ '[ \t\v\f\r\u00AD\u061C\u1680\u2028\u2029\uFEFF]';
