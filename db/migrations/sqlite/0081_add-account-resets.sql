CREATE TABLE `account_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`things` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_resets_user` ON `account_resets` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `account_resets_at` ON `account_resets` (`at`);--> statement-breakpoint
ALTER TABLE `payment_methods` ADD `locked_at` integer;