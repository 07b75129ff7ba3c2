ALTER TABLE "product_branch_snooze" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_branch_snooze" ADD COLUMN "held_by_change" uuid;