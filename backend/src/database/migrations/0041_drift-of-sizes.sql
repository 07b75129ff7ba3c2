DROP INDEX "drift_open";--> statement-breakpoint
ALTER TABLE "drift" ADD COLUMN "size_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "drift_open" ON "drift" USING btree ("account_id","integration_id","kind","product_id","option_id","size_id") WHERE "drift"."ended_at" is null;