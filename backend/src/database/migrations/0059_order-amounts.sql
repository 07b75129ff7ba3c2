DROP INDEX "order_to_escalate";--> statement-breakpoint
ALTER TABLE "order_day_product" ALTER COLUMN "quantity" SET DATA TYPE numeric(14, 3);--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "quantity" SET DATA TYPE numeric(9, 3);--> statement-breakpoint
ALTER TABLE "app_order" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app_order" ADD COLUMN "amount_differences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "order_to_escalate" ON "app_order" USING btree ("escalate_at") WHERE "app_order"."status" in ('New', 'Failed');