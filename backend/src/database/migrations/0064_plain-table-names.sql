ALTER TABLE "account_view" RENAME TO "impersonation";--> statement-breakpoint
ALTER INDEX "account_view_of_account" RENAME TO "impersonation_of_account";--> statement-breakpoint
ALTER INDEX "account_view_of_session" RENAME TO "impersonation_of_session";--> statement-breakpoint
ALTER TABLE "impersonation" RENAME CONSTRAINT "account_view_account_id_account_id_fk" TO "impersonation_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "impersonation" RENAME CONSTRAINT "account_view_session_id_session_id_fk" TO "impersonation_session_id_session_id_fk";--> statement-breakpoint
ALTER TABLE "impersonation" RENAME CONSTRAINT "account_view_pkey" TO "impersonation_pkey";--> statement-breakpoint
ALTER TABLE "own_act" RENAME TO "merchant_audit_entry";--> statement-breakpoint
ALTER INDEX "own_act_newest" RENAME TO "merchant_audit_entry_newest";--> statement-breakpoint
ALTER TABLE "merchant_audit_entry" RENAME CONSTRAINT "own_act_account_id_id_pk" TO "merchant_audit_entry_account_id_id_pk";--> statement-breakpoint
ALTER SEQUENCE "own_act_id_seq" RENAME TO "merchant_audit_entry_id_seq";--> statement-breakpoint
ALTER TABLE "login_pace" RENAME TO "login_throttle";--> statement-breakpoint
ALTER INDEX "login_pace_paid_until" RENAME TO "login_throttle_paid_until";--> statement-breakpoint
ALTER TABLE "login_throttle" RENAME CONSTRAINT "login_pace_pkey" TO "login_throttle_pkey";--> statement-breakpoint
ALTER TABLE "reset_permit" RENAME TO "password_reset_token";--> statement-breakpoint
ALTER TABLE "password_reset_token" RENAME CONSTRAINT "reset_permit_user_id_app_user_id_fk" TO "password_reset_token_user_id_app_user_id_fk";--> statement-breakpoint
ALTER TABLE "password_reset_token" RENAME CONSTRAINT "reset_permit_pkey" TO "password_reset_token_pkey";--> statement-breakpoint
ALTER TABLE "shown_item" RENAME TO "platform_item";--> statement-breakpoint
ALTER TABLE "platform_item" RENAME CONSTRAINT "shown_item_account_id_integration_id_integration_account_id_id_" TO "platform_item_account_id_integration_id_integration_account_id_";--> statement-breakpoint
ALTER TABLE "platform_item" RENAME CONSTRAINT "shown_item_account_id_integration_id_product_id_option_id_pk" TO "platform_item_account_id_integration_id_product_id_option_id_pk";--> statement-breakpoint
ALTER TABLE "order_day_mark" RENAME TO "stale_order_day";--> statement-breakpoint
ALTER INDEX "order_day_mark_of_day" RENAME TO "stale_order_day_of_day";--> statement-breakpoint
ALTER TABLE "order_day_wait" RENAME TO "order_day_accept_time";--> statement-breakpoint
ALTER TABLE "order_day_accept_time" RENAME CONSTRAINT "order_day_wait_account_id_branch_id_day_seconds_pk" TO "order_day_accept_time_account_id_branch_id_day_seconds_pk";--> statement-breakpoint
ALTER TABLE "weekly_letter" RENAME TO "weekly_report";--> statement-breakpoint
ALTER TABLE "weekly_report" RENAME CONSTRAINT "weekly_letter_user" TO "weekly_report_user";--> statement-breakpoint
ALTER TABLE "weekly_report" RENAME CONSTRAINT "weekly_letter_account_id_user_id_pk" TO "weekly_report_account_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "account" RENAME COLUMN "closing_told_days" TO "closing_reminded_days";--> statement-breakpoint
ALTER TABLE "ticket" RENAME COLUMN "is_merchant_told" TO "is_merchant_notified";--> statement-breakpoint
ALTER TABLE "ticket" RENAME COLUMN "is_operator_told" TO "is_operator_notified";--> statement-breakpoint
ALTER TABLE "printer" RENAME COLUMN "told_at" TO "stuck_notified_at";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_business_day"("account" integer, "at_branch" integer, "placed" timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO "stale_order_day"
  SELECT "account", business_day_of("placed", b."day_start_hour") FROM "branch" b
  WHERE b."account_id" = "account" AND b."id" = "at_branch"
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_days_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_order_day"
  SELECT DISTINCT o."account_id", business_day_of(o."placed_at", b."day_start_hour")
  FROM "changed" c
  JOIN "app_order" o ON o."account_id" = c."account_id" AND o."id" = c."order_id"
  JOIN "branch" b ON b."account_id" = o."account_id" AND b."id" = o."branch_id"
  WHERE business_day_of(o."placed_at", 8::smallint) < business_day_of(now(), 8::smallint);
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER FUNCTION "forget_own_acts"(integer) RENAME TO "erase_merchant_audit_entries";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "erase_merchant_audit_entries"("of_account" integer) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM "merchant_audit_entry" WHERE "account_id" = "of_account" AND EXISTS (
    SELECT FROM "account" WHERE "id" = "of_account" AND "status" = 'Closed' AND "closes_at" IS NOT NULL
  );
$$;