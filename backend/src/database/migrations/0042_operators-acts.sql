CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user_id" integer,
	"from_address" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"account_id" integer,
	"before" jsonb,
	"after" jsonb,
	"asked" jsonb,
	"previous_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"only_one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"id" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"by_user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "account_note" ADD CONSTRAINT "account_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_of_one" ON "audit_entry" USING btree ("entity","entity_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_of_account" ON "audit_entry" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_of_person" ON "audit_entry" USING btree ("by_user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_of_action" ON "audit_entry" USING btree ("action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_note_of_account" ON "account_note" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO "audit_head" DEFAULT VALUES;--> statement-breakpoint
-- What a row says, as canonical JSON: jsonb has one order of keys and one way to write each value.
CREATE FUNCTION "audit_hash"("entry" "audit_entry") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_object(
    'id', "entry"."id", 'at', to_char("entry"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'byUserId', "entry"."by_user_id", 'fromAddress', "entry"."from_address", 'action', "entry"."action",
    'entity', "entry"."entity", 'entityId', "entry"."entity_id", 'accountId', "entry"."account_id",
    'before', "entry"."before", 'after', "entry"."after", 'asked', "entry"."asked",
    'previousHash', "entry"."previous_hash"
  )::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- The row of the head is the turn: whoever appends next waits for the commit of who did before.
CREATE FUNCTION "chain_audit"("entry" "audit_entry") RETURNS "audit_entry" LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE "audit_head" SET "id" = "id" + 1 RETURNING "id", "hash" INTO STRICT "entry"."id", "entry"."previous_hash";
  "entry"."hash" := audit_hash("entry");
  UPDATE "audit_head" SET "hash" = "entry"."hash";
  RETURN "entry";
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chain_audit" FROM PUBLIC;--> statement-breakpoint
-- What was written down of plans, features and own values before there was one place for all acts.
DO $$
DECLARE "old" record; "entry" "audit_entry";
BEGIN
  FOR "old" IN SELECT * FROM "billing_change" ORDER BY "id" LOOP
    "entry" := NULL;
    "entry"."at" := "old"."at";
    "entry"."by_user_id" := "old"."by_user_id";
    "entry"."entity" := "old"."entity";
    "entry"."entity_id" := "old"."entity_id"::text;
    "entry"."account_id" := (coalesce("old"."after", "old"."before") ->> 'accountId')::int;
    "entry"."action" := CASE WHEN "old"."entity" = 'featureOverride' THEN CASE WHEN "old"."after" IS NULL THEN 'Feature.EndOverride' ELSE 'Feature.Override' END
      ELSE initcap("old"."entity") || CASE WHEN "old"."before" IS NULL THEN '.Add' WHEN "old"."after" IS NULL THEN '.Delete' ELSE '.Update' END END;
    "entry"."before" := "old"."before";
    "entry"."after" := "old"."after";
    "entry" := chain_audit("entry");
    INSERT INTO "audit_entry" VALUES ("entry".*);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  NEW."at" := clock_timestamp();
  RETURN chain_audit(NEW);
END $$;
--> statement-breakpoint
CREATE TRIGGER "chain_audit_entry" BEFORE INSERT ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
-- Beside the wall between merchants: what the operator's people do, and note among themselves, is read by them alone.
CREATE POLICY "acts_are_ours" ON "audit_entry" AS RESTRICTIVE FOR SELECT USING (
  (SELECT current_setting('app.scope', true)) = 'platform'
);--> statement-breakpoint
CREATE POLICY "notes_are_ours" ON "account_note" AS RESTRICTIVE USING (
  (SELECT current_setting('app.scope', true)) = 'platform'
);--> statement-breakpoint
-- The operator's list by name, page by page, among many merchants.
CREATE INDEX "account_by_name_en" ON "account" (lower("name"::jsonb ->> 'en'), "id");--> statement-breakpoint
CREATE INDEX "account_by_name_ar" ON "account" (translate("name"::jsonb ->> 'ar', 'أإآٱة', 'ااااه'), "id");
