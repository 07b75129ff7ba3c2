ALTER TABLE "invoice_pdf" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "attachment" jsonb;