ALTER TABLE "audit_entry" RENAME COLUMN "asked" TO "request";--> statement-breakpoint
ALTER TABLE "merchant_audit_entry" RENAME COLUMN "asked" TO "request";--> statement-breakpoint
ALTER TABLE "channel_call" RENAME COLUMN "told" TO "content";--> statement-breakpoint
ALTER TABLE "printer" RENAME COLUMN "says" TO "status_text";--> statement-breakpoint
ALTER TABLE "discount" RENAME COLUMN "taken" TO "use_count";--> statement-breakpoint
ALTER TABLE "app_order" RENAME COLUMN "channel_debt" TO "undelivered_call";--> statement-breakpoint
-- The key in the hashed JSON stays: the hashes of existing rows contain it.
CREATE OR REPLACE FUNCTION "audit_hash"("entry" "audit_entry") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_object(
    'id', "entry"."id", 'at', to_char("entry"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'byUserId', "entry"."by_user_id", 'fromAddress', "entry"."from_address", 'action', "entry"."action",
    'entity', "entry"."entity", 'entityId', "entry"."entity_id", 'accountId', "entry"."account_id",
    'before', "entry"."before", 'after', "entry"."after", 'asked', "entry"."request",
    'previousHash', "entry"."previous_hash"
  )::text, 'UTF8')), 'hex')
$$;
