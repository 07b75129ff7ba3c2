DROP INDEX "discount_use_of_subscription";--> statement-breakpoint
ALTER TABLE "discount" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_use_of_subscription" ON "discount_use" USING btree ("account_id","subscription_id") WHERE "discount_use"."state" <> 'released';--> statement-breakpoint
UPDATE "discount" SET "taken" = (SELECT count(*) FROM "discount_use" WHERE "discount_id" = "discount"."id" AND "state" <> 'released');
