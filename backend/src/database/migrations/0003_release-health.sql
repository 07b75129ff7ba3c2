CREATE TABLE "release_error" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"errors" jsonb NOT NULL,
	CONSTRAINT "release_error_name_version_pk" PRIMARY KEY("name","version")
);--> statement-breakpoint
CREATE TABLE "release_health" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"choice" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"steps" integer[],
	"entry_ms" bigint NOT NULL,
	"module_ms" bigint NOT NULL,
	"screen_ms" bigint NOT NULL,
	CONSTRAINT "release_health_name_version_at_choice_outcome_pk" PRIMARY KEY("name","version","at","choice","outcome")
);--> statement-breakpoint
CREATE TABLE "release_reporter" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"user_id" integer NOT NULL,
	"account_id" integer,
	"hour_began" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	"granted" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"canary_at" timestamp with time zone,
	"canary_failed_at" timestamp with time zone,
	CONSTRAINT "release_reporter_name_version_user_id_pk" PRIMARY KEY("name","version","user_id")
);--> statement-breakpoint
CREATE INDEX "release_health_at" ON "release_health" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_reporter_at" ON "release_reporter" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "release_change_at" ON "release_change" USING btree ("at");