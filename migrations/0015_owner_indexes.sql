DROP INDEX "generations_status";--> statement-breakpoint
DROP INDEX "pages_user";--> statement-breakpoint
CREATE INDEX "pages_created" ON "pages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pages_deleted" ON "pages" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "generations_status" ON "generations" USING btree ("status","ended_at","id");--> statement-breakpoint
CREATE INDEX "pages_user" ON "pages" USING btree ("user_id","updated_at","id");