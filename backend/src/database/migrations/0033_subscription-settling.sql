ALTER TABLE "subscription" ADD COLUMN "next_months" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "given_by_user_id" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "given_reason" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "reminded_days" integer;