CREATE INDEX "subscription_counting" ON "subscription" USING btree ("account_id","starts_at","id","status","plan_id","expiry_date") WHERE "subscription"."status" not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced');--> statement-breakpoint
CREATE INDEX "integration_on_channel" ON "integration" USING btree ("channel_id","account_id") WHERE "integration"."webhook_secret" is not null;--> statement-breakpoint
CREATE INDEX "account_by_status" ON "account" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "account_by_city" ON "account" USING btree ("city","id");