ALTER TABLE "release_preview" ADD COLUMN "source" text;--> statement-breakpoint
-- Previews of a token that cannot be told from its label end here, and are published again.
UPDATE "release_preview" p SET "source" = coalesce(
  (SELECT 'token:' || min(t."id") FROM "deploy_token" t
    WHERE t."label" = p."by" AND t."remote" = p."name" HAVING count(*) = 1), '');--> statement-breakpoint
ALTER TABLE "release_preview" ALTER COLUMN "source" SET NOT NULL;
