DROP INDEX "platform_event_to_do";--> statement-breakpoint
CREATE INDEX "platform_event_in_turn" ON "platform_event" USING btree ("account_id","attempts","id") WHERE "platform_event"."state" = 'received';--> statement-breakpoint
CREATE INDEX "product_of_sku" ON "product" USING btree ("account_id","service_provider_id","sku") WHERE "product"."deleted_at" is null;