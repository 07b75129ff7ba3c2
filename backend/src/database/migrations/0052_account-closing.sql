ALTER TABLE "account" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_by" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_reason" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_told_days" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_renewal" jsonb;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_closing" ON "account" USING btree ("closes_at") WHERE "account"."closes_at" is not null and "account"."erased_at" is null;--> statement-breakpoint
-- What a merchant's people did stays as long as the merchant does: nobody may take a row away but this, of one that is closed for good.
CREATE FUNCTION "forget_own_acts"("of_account" integer) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM "own_act" WHERE "account_id" = "of_account" AND EXISTS (
    SELECT FROM "account" WHERE "id" = "of_account" AND "status" = 'Closed' AND "closes_at" IS NOT NULL
  );
$$;
