CREATE TABLE `plugin_connections` (
	`user_id` text NOT NULL,
	`plugin` text NOT NULL,
	`family_id` text NOT NULL,
	`webhook_id` text,
	`connected_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `plugin`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `plugin_connections_expires` ON `plugin_connections` (`expires_at`);