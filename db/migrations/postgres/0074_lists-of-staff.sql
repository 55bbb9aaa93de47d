DROP INDEX "users_pending_name";--> statement-breakpoint
DROP INDEX "users_pending_newest";--> statement-breakpoint
CREATE INDEX "users_inactive_verification_name" ON "users" USING btree ("status","verification","username_key") WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "users_inactive_verification_newest" ON "users" USING btree ("status","verification","created_at","id") WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "users_verification_name" ON "users" USING btree ("verification","username_key");--> statement-breakpoint
CREATE INDEX "users_verification_newest" ON "users" USING btree ("verification","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_action" ON "audit_log" USING btree ("actor_id","action","at","id");--> statement-breakpoint
CREATE INDEX "battles_running_status" ON "battles" USING btree ("status","created_at","id") WHERE "battles"."status" in ('disputed', 'active', 'waiting');