ALTER TABLE "channel_call" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_call" ALTER COLUMN "channel_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_call" ALTER COLUMN "action" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_call" ALTER COLUMN "call" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_call" ADD COLUMN "kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_call" ADD COLUMN "told" jsonb;--> statement-breakpoint
CREATE INDEX "channel_call_of_shop" ON "channel_call" USING btree ("account_id","integration_id","since");--> statement-breakpoint
ALTER TABLE "channel_call" ADD CONSTRAINT "channel_call_about" CHECK (case when kind = 'order' then num_nulls(order_id, channel_order_id, action, call) = 0 else order_id is null end);