CREATE TABLE "own_act" (
	"account_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "own_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user_id" integer NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"asked" jsonb,
	CONSTRAINT "own_act_account_id_id_pk" PRIMARY KEY("account_id","id")
);--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "digits" text DEFAULT 'latin' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "legal_name_en" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "receipt_header" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "receipt_footer" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "has_receipt_code" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "service_provider" ADD COLUMN "color" text;--> statement-breakpoint
CREATE INDEX "own_act_newest" ON "own_act" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "menu_revision_newest" ON "menu_revision" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_history_of_people" ON "order_history" USING btree ("account_id","at" DESC NULLS LAST) WHERE by_user_id is not null;--> statement-breakpoint
-- A merchant reads what the operator's people did to what is theirs; what these note or answer among themselves is not listed.
DROP POLICY "acts_are_ours" ON "audit_entry";--> statement-breakpoint
CREATE POLICY "acts_are_ours" ON "audit_entry" AS RESTRICTIVE FOR SELECT USING (
  (SELECT current_setting('app.scope', true)) = 'platform'
  OR "entity" IN ('account', 'serviceProvider', 'branch', 'user', 'role', 'integration', 'channelPricing', 'priceException', 'menuPublication', 'subscription')
);
