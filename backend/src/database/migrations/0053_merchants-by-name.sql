-- With the name beside it a page far down the list is read from the index alone: what stands before it is walked past, not fetched.
DROP INDEX "account_by_name_en";--> statement-breakpoint
DROP INDEX "account_by_name_ar";--> statement-breakpoint
CREATE INDEX "account_by_name_en" ON "account" (lower("name"::jsonb ->> 'en'), "id") INCLUDE ("name");--> statement-breakpoint
CREATE INDEX "account_by_name_ar" ON "account" (translate("name"::jsonb ->> 'ar', 'أإآٱة', 'ااااه'), "id") INCLUDE ("name");
