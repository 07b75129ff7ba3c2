CREATE TABLE "request_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "request_count_resets_at" ON "request_count" USING btree ("resets_at");