CREATE INDEX `users_inactive_name` ON `users` (`status`,`username_key`) WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX `users_inactive_newest` ON `users` (`status`,`created_at`,`id`) WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX `users_role_name` ON `users` (`role`,`username_key`) WHERE "users"."role" <> 'player';--> statement-breakpoint
CREATE INDEX `users_role_newest` ON `users` (`role`,`created_at`,`id`) WHERE "users"."role" <> 'player';--> statement-breakpoint
CREATE INDEX `users_pending_name` ON `users` (`username_key`) WHERE "users"."verification" = 'pending';--> statement-breakpoint
CREATE INDEX `users_pending_newest` ON `users` (`created_at`,`id`) WHERE "users"."verification" = 'pending';