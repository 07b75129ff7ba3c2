CREATE TABLE "due_reading" (
	"account_id" integer NOT NULL,
	"integration_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"period_seconds" integer DEFAULT 20 NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "due_reading_account_id_integration_id_pk" PRIMARY KEY("account_id","integration_id")
);--> statement-breakpoint
CREATE TABLE "reading_pace" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"readings_per_second" real DEFAULT 60 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "shop_reading" ALTER COLUMN "next_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "due_reading" ADD CONSTRAINT "due_reading_account_id_integration_id_integration_account_id_id_fk" FOREIGN KEY ("account_id","integration_id") REFERENCES "public"."integration"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_reading_next" ON "due_reading" USING btree ("channel_id","due_at");--> statement-breakpoint
-- Every way to link a shop, also of the previous version, adds its row; a new secret makes it due at once.
CREATE FUNCTION "schedule_reading"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "due_reading" ("account_id", "integration_id", "channel_id", "due_at")
  VALUES (NEW."account_id", NEW."id", NEW."channel_id", now() + random() * interval '20 seconds')
  ON CONFLICT ("account_id", "integration_id") DO UPDATE
  SET "due_at" = LEAST("due_reading"."due_at", EXCLUDED."due_at"), "period_seconds" = 20;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "integration_added" AFTER INSERT ON "integration" FOR EACH ROW EXECUTE FUNCTION "schedule_reading"();--> statement-breakpoint
CREATE TRIGGER "integration_linked_again" AFTER UPDATE ON "integration" FOR EACH ROW
  WHEN (NEW."webhook_secret" IS NOT NULL AND (
    OLD."webhook_secret" IS DISTINCT FROM NEW."webhook_secret" OR OLD."status" IN ('Draft', 'AwaitingPlatform')))
  EXECUTE FUNCTION "schedule_reading"();--> statement-breakpoint
INSERT INTO "due_reading" ("account_id", "integration_id", "channel_id", "due_at")
SELECT "account_id", "id", "channel_id", now() + random() * interval '600 seconds' FROM "integration"
ON CONFLICT DO NOTHING;
