CREATE TABLE "release_approval" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"state" text NOT NULL,
	"channel" text NOT NULL,
	"replaces" text,
	"changes" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" text NOT NULL,
	"why" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "release_approval_name_version_pk" PRIMARY KEY("name","version")
);--> statement-breakpoint
ALTER TABLE "deploy_token" ADD COLUMN "limits" jsonb;--> statement-breakpoint
ALTER TABLE "release_approval" ADD CONSTRAINT "release_approval_version" FOREIGN KEY ("name","version") REFERENCES "public"."remote_version"("name","version") ON DELETE cascade ON UPDATE no action;