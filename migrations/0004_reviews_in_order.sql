DROP INDEX "reviews_status";--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_listed" ON "reviews" USING btree (("status" = 'pending'),"created_at","id");