CREATE TABLE "order_day" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"branch_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"orders" integer NOT NULL,
	"value" numeric(16, 2) NOT NULL,
	"refunded" numeric(16, 2) NOT NULL,
	CONSTRAINT "order_day_account_id_branch_id_day_channel_id_status_reason_pk" PRIMARY KEY("account_id","branch_id","day","channel_id","status","reason")
);
--> statement-breakpoint
CREATE TABLE "order_day_hour" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"branch_id" integer NOT NULL,
	"hour" smallint NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"value" numeric(16, 2) NOT NULL,
	"refunded" numeric(16, 2) NOT NULL,
	CONSTRAINT "order_day_hour_account_id_branch_id_day_hour_status_pk" PRIMARY KEY("account_id","branch_id","day","hour","status")
);
--> statement-breakpoint
CREATE TABLE "order_day_mark" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_day_product" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"branch_id" integer NOT NULL,
	"status" text NOT NULL,
	"product" text NOT NULL,
	"product_id" integer,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"sales" numeric(16, 2) NOT NULL,
	CONSTRAINT "order_day_product_account_id_branch_id_day_status_product_pk" PRIMARY KEY("account_id","branch_id","day","status","product")
);
--> statement-breakpoint
CREATE TABLE "order_day_wait" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"branch_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "order_day_wait_account_id_branch_id_day_seconds_pk" PRIMARY KEY("account_id","branch_id","day","seconds")
);
--> statement-breakpoint
CREATE TABLE "order_roll_up" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_day_mark_of_day" ON "order_day_mark" USING btree ("account_id","day");