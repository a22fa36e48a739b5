ALTER TABLE "store_products" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "store_pushes" ADD COLUMN "edits" jsonb;