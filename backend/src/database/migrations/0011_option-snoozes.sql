-- When the first snooze in options ends that stand as JSON; ISO texts in UTC sort as the instants do. The columns that are made
-- of it follow from the options by themselves, so that whoever writes options cannot forget to have them woken.
CREATE FUNCTION "earliest_snooze_end"("options" jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT min(ends #>> '{}') FROM jsonb_path_query("options", 'lax $.**.snoozedUntil ? (@ != null)') AS ends
$$;
--> statement-breakpoint
ALTER TABLE "choice" ADD COLUMN "options_wake_at" text GENERATED ALWAYS AS (earliest_snooze_end("options")) STORED;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "options_wake_at" text GENERATED ALWAYS AS (earliest_snooze_end("modifiers")) STORED;--> statement-breakpoint
CREATE INDEX "choice_options_to_wake" ON "choice" USING btree ("options_wake_at") WHERE "choice"."options_wake_at" is not null;--> statement-breakpoint
CREATE INDEX "product_options_to_wake" ON "product" USING btree ("options_wake_at") WHERE "product"."options_wake_at" is not null;
