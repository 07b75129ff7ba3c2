ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_account_id_route_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_once" UNIQUE NULLS NOT DISTINCT("account_id","route","key");
