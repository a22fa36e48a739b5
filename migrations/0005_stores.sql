CREATE TABLE "store_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"store" text NOT NULL,
	"account" text NOT NULL,
	"alias" text,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"currency" text,
	"sealed" text,
	"status" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_connections_account" UNIQUE("user_id","store","account")
);
--> statement-breakpoint
CREATE TABLE "store_events" (
	"id" text PRIMARY KEY NOT NULL,
	"store" text NOT NULL,
	"kind" text NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"key" text NOT NULL,
	"ref" text,
	"image_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone,
	CONSTRAINT "store_products_key" UNIQUE("connection_id","key")
);
--> statement-breakpoint
CREATE TABLE "store_pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"page_id" uuid,
	"page_version" integer,
	"state" text NOT NULL,
	"fingerprint" text NOT NULL,
	"wanted_status" text NOT NULL,
	"price" text NOT NULL,
	"compare_at_price" text,
	"snapshot" jsonb,
	"outcome" jsonb,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"restored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"browser" text NOT NULL,
	"store" text NOT NULL,
	"intent" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"push_id" uuid
);
--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_connection_id_store_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."store_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_pushes" ADD CONSTRAINT "store_pushes_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_connections_store" ON "store_connections" USING btree ("store","account");--> statement-breakpoint
CREATE INDEX "store_pushes_page" ON "store_pushes" USING btree ("user_id","page_id","created_at");--> statement-breakpoint
CREATE INDEX "store_pushes_product" ON "store_pushes" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "store_tickets_expiry" ON "store_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_tickets_user" ON "store_tickets" USING btree ("user_id");