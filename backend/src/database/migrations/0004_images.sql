CREATE TABLE "image" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_account_id_key_pk" PRIMARY KEY("account_id","key")
);--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT set_config('app.scope', 'platform', true);--> statement-breakpoint
INSERT INTO "image" ("account_id", "key")
SELECT "account_id", "logo_key" FROM "service_provider" WHERE "logo_key" IS NOT NULL
UNION
SELECT "account_id", "image_key" FROM "product" WHERE "image_key" IS NOT NULL;
