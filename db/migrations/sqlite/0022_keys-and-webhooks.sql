CREATE TABLE `api_key_days` (
	`family_id` text NOT NULL,
	`day` text NOT NULL,
	`staked_cents` integer NOT NULL,
	PRIMARY KEY(`family_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `api_key_days_day` ON `api_key_days` (`day`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`family_id` text NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`shown` text NOT NULL,
	`scopes` text NOT NULL,
	`daily_stake_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`replaced_at` integer,
	`last_used_at` integer,
	`last_used_address` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `api_keys_expires` ON `api_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`seq` integer NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`is_test` integer NOT NULL,
	`tries` integer NOT NULL,
	`last_tried_at` integer,
	`status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_endpoint` ON `webhook_deliveries` (`endpoint_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_line` ON `webhook_deliveries` (`endpoint_id`,`state`,`seq`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`types` text NOT NULL,
	`secret` text NOT NULL,
	`earlier_secret` text,
	`earlier_until` integer,
	`last_seq` integer NOT NULL,
	`wake_at` integer,
	`failing_since` integer,
	`switched_off_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_user` ON `webhook_endpoints` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_wake` ON `webhook_endpoints` (`wake_at`,`id`);