-- Days of orders are those of the restaurants' trade: the Kingdom has one time zone and no summer time.
CREATE FUNCTION "order_day_of"("instant" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ("instant" AT TIME ZONE 'Asia/Riyadh')::date
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_day_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "order_day_mark" VALUES (NEW."account_id", order_day_of(NEW."placed_at"));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO "order_day_mark" VALUES (OLD."account_id", order_day_of(OLD."placed_at"));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The condition stands here and not in the function: of an order of today, as nearly all are that are written, nothing is called.
-- A day is added up when it has been over for an hour at least, so whoever began on the day itself has long committed.
CREATE TRIGGER "order_added_late" AFTER INSERT ON "app_order" FOR EACH ROW
  WHEN (order_day_of(NEW."placed_at") < order_day_of(now()))
  EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
CREATE TRIGGER "order_changed_late" AFTER UPDATE ON "app_order" FOR EACH ROW
  WHEN (order_day_of(LEAST(OLD."placed_at", NEW."placed_at")) < order_day_of(now())
    AND (OLD."account_id", OLD."branch_id", OLD."channel_id", OLD."status", OLD."reason_code", OLD."is_test", OLD."placed_at",
        OLD."accepted_at", OLD."release_at", OLD."final_price", OLD."refunded_total")
      IS DISTINCT FROM (NEW."account_id", NEW."branch_id", NEW."channel_id", NEW."status", NEW."reason_code", NEW."is_test",
        NEW."placed_at", NEW."accepted_at", NEW."release_at", NEW."final_price", NEW."refunded_total"))
  EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
CREATE TRIGGER "order_deleted_late" AFTER DELETE ON "app_order" FOR EACH ROW
  WHEN (order_day_of(OLD."placed_at") < order_day_of(now()))
  EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
-- New lines need none: they come in the transaction of their order, whose own mark is there when its day has ended.
CREATE FUNCTION "mark_days_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_day_mark"
  SELECT DISTINCT o."account_id", order_day_of(o."placed_at")
  FROM "changed" c JOIN "app_order" o ON o."account_id" = c."account_id" AND o."id" = c."order_id"
  WHERE order_day_of(o."placed_at") < order_day_of(now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_lines_changed_late" AFTER UPDATE ON "order_line" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_days_of_lines"();
--> statement-breakpoint
CREATE TRIGGER "order_lines_deleted_late" AFTER DELETE ON "order_line" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_days_of_lines"();
