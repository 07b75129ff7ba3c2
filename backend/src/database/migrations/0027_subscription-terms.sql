-- What a merchant bought: the plan as it is when they subscribe. Later changes of the plan are for those who come later.
CREATE FUNCTION "plan_terms"("wanted" integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'priceMonthly', "price_monthly",
    'priceYearly', "price_yearly",
    'features', coalesce((SELECT jsonb_object_agg("feature_id", "value") FROM "plan_feature" WHERE "plan_id" = "wanted"), '{}')
  ) FROM "plan" WHERE "id" = "wanted"
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."terms" := coalesce(plan_terms(NEW."plan_id"), NEW."terms");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "subscription_terms" BEFORE INSERT OR UPDATE OF "plan_id" ON "subscription"
  FOR EACH ROW EXECUTE FUNCTION "keep_terms"();
--> statement-breakpoint
UPDATE "subscription" SET "terms" = plan_terms("plan_id");
--> statement-breakpoint
-- What Sufra itself counts. Nothing is limited until a plan says so.
INSERT INTO "feature" ("key", "name", "kind", "unit", "index") VALUES
  ('branches', '{"ar":"الفروع","en":"Branches"}', 'limit', '{"ar":"فرع","en":"branches"}', 1),
  ('users', '{"ar":"أعضاء الفريق","en":"Team members"}', 'limit', '{"ar":"عضو","en":"people"}', 2),
  ('products', '{"ar":"الأصناف","en":"Products"}', 'limit', '{"ar":"صنف","en":"products"}', 3),
  ('channels', '{"ar":"روابط منصات التوصيل","en":"Delivery platform links"}', 'limit', '{"ar":"رابط","en":"links"}', 4);
