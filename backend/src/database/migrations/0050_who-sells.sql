ALTER TABLE "invoice_seller" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_seller" ADD COLUMN "by_user_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_seller" ADD CONSTRAINT "invoice_seller_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;