ALTER TABLE "app_order" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "platform_event_received" ON "platform_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "order_to_anonymise" ON "app_order" USING btree ("closed_at") WHERE "app_order"."anonymised_at" is null and "app_order"."closed_at" is not null;