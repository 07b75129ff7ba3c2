CREATE TABLE "remote_upload" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"is_kept" boolean DEFAULT true NOT NULL,
	CONSTRAINT "remote_upload_name_version_who_pk" PRIMARY KEY("name","version","who")
);--> statement-breakpoint
CREATE INDEX "remote_upload_last" ON "remote_upload" USING btree ("last_at");