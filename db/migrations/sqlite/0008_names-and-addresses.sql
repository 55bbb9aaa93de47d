CREATE TABLE `known_addresses` (
	`user_id` text NOT NULL,
	`address_hash` text NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_addresses_seen` ON `known_addresses` (`last_seen_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `username_seen` text;--> statement-breakpoint
ALTER TABLE `users` ADD `username_twin` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_seen` ON `users` (`username_seen`,`username_twin`);--> statement-breakpoint
ALTER TABLE `registrations` ADD `username_seen` text;--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_username_seen` ON `registrations` (`username_seen`);