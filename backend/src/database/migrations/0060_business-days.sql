ALTER TABLE "branch" ADD COLUMN "day_start_hour" smallint DEFAULT 4 NOT NULL;
--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_day_start_hour" CHECK ("day_start_hour" BETWEEN 0 AND 8);
--> statement-breakpoint
CREATE FUNCTION "business_day_of"("instant" timestamptz, "start_hour" smallint) RETURNS date
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (("instant" - make_interval(hours => "start_hour")) AT TIME ZONE 'Asia/Riyadh')::date
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_business_day"("account" integer, "at_branch" integer, "placed" timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO "order_day_mark"
  SELECT "account", business_day_of("placed", b."day_start_hour") FROM "branch" b
  WHERE b."account_id" = "account" AND b."id" = "at_branch"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_day_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM mark_business_day(NEW."account_id", NEW."branch_id", NEW."placed_at");
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM mark_business_day(OLD."account_id", OLD."branch_id", OLD."placed_at");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- 8 is the latest start of a business day. The conditions read no branch, so an order of the running day still calls nothing; an
-- order of the early morning may leave a mark of a day that is not added up yet, which changes nothing.
DROP TRIGGER "order_added_late" ON "app_order";
--> statement-breakpoint
CREATE TRIGGER "order_added_late" AFTER INSERT ON "app_order" FOR EACH ROW
  WHEN (business_day_of(NEW."placed_at", 8::smallint) < business_day_of(now(), 8::smallint))
  EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
DROP TRIGGER "order_changed_late" ON "app_order";
--> statement-breakpoint
CREATE TRIGGER "order_changed_late" AFTER UPDATE ON "app_order" FOR EACH ROW
  WHEN (business_day_of(LEAST(OLD."placed_at", NEW."placed_at"), 8::smallint) < business_day_of(now(), 8::smallint)
    AND (OLD."account_id", OLD."branch_id", OLD."channel_id", OLD."status", OLD."reason_code", OLD."is_test", OLD."placed_at",
        OLD."accepted_at", OLD."release_at", OLD."final_price", OLD."refunded_total")
      IS DISTINCT FROM (NEW."account_id", NEW."branch_id", NEW."channel_id", NEW."status", NEW."reason_code", NEW."is_test",
        NEW."placed_at", NEW."accepted_at", NEW."release_at", NEW."final_price", NEW."refunded_total"))
  EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
DROP TRIGGER "order_deleted_late" ON "app_order";
--> statement-breakpoint
CREATE TRIGGER "order_deleted_late" AFTER DELETE ON "app_order" FOR EACH ROW
  WHEN (business_day_of(OLD."placed_at", 8::smallint) < business_day_of(now(), 8::smallint))
  EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_days_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_day_mark"
  SELECT DISTINCT o."account_id", business_day_of(o."placed_at", b."day_start_hour")
  FROM "changed" c
  JOIN "app_order" o ON o."account_id" = c."account_id" AND o."id" = c."order_id"
  JOIN "branch" b ON b."account_id" = o."account_id" AND b."id" = o."branch_id"
  WHERE business_day_of(o."placed_at", 8::smallint) < business_day_of(now(), 8::smallint);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Another start of the day moves orders between days: the sums of the merchant are made again from its first day on.
CREATE FUNCTION "forget_added_up_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "order_roll_up" WHERE "account_id" = NEW."account_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "day_start_changed" AFTER UPDATE OF "day_start_hour" ON "branch" FOR EACH ROW
  WHEN (OLD."day_start_hour" IS DISTINCT FROM NEW."day_start_hour")
  EXECUTE FUNCTION "forget_added_up_days"();
--> statement-breakpoint
DELETE FROM "order_roll_up";
--> statement-breakpoint
DELETE FROM "order_day_mark";
