CREATE INDEX "users_inactive_name" ON "users" USING btree ("status","username_key") WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "users_inactive_newest" ON "users" USING btree ("status","created_at","id") WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "users_role_name" ON "users" USING btree ("role","username_key") WHERE "users"."role" <> 'player';--> statement-breakpoint
CREATE INDEX "users_role_newest" ON "users" USING btree ("role","created_at","id") WHERE "users"."role" <> 'player';--> statement-breakpoint
CREATE INDEX "users_pending_name" ON "users" USING btree ("username_key") WHERE "users"."verification" = 'pending';--> statement-breakpoint
CREATE INDEX "users_pending_newest" ON "users" USING btree ("created_at","id") WHERE "users"."verification" = 'pending';