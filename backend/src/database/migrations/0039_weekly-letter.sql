CREATE TABLE "weekly_letter" (
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"last_week" date,
	CONSTRAINT "weekly_letter_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "weekly_letter" ADD CONSTRAINT "weekly_letter_user" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."app_user"("account_id","id") ON DELETE cascade ON UPDATE no action;