ALTER TABLE "branch_change" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "channel_pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "channel_pause_ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "branch_channel_pause_end" ON "branch" USING btree ("channel_pause_ends_at") WHERE "branch"."channel_pause_ends_at" is not null;--> statement-breakpoint
-- A pause that was of some platforms becomes one pause for each of them, and leaves the branch itself open.
UPDATE "branch" SET
  "channel_pauses" = (
    SELECT jsonb_agg(jsonb_build_object(
      'channelId', "channel_id",
      'until', to_char("override_until" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'at', to_char(coalesce("override_at", now()) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', "override_by",
      'reason', "override_reason"
    ))
    FROM unnest("override_channel_ids") AS "channel_id"
  ),
  "channel_pause_ends_at" = "override_until",
  "override_kind" = NULL, "override_until" = NULL, "override_reason" = NULL,
  "override_channel_ids" = NULL, "override_at" = NULL, "override_by" = NULL
WHERE "override_kind" = 'Paused' AND cardinality("override_channel_ids") > 0;
