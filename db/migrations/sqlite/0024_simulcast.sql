CREATE TABLE `simulcast_targets` (
	`user_id` text NOT NULL,
	`platform` text NOT NULL,
	`address` text NOT NULL,
	`key_sealed` text NOT NULL,
	`hint` text NOT NULL,
	`connected_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `platform`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `streams` ADD `simulcast` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `markets_first` ON `markets` (`first_id`);--> statement-breakpoint
CREATE INDEX `markets_second` ON `markets` (`second_id`);