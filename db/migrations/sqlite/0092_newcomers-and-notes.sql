CREATE TABLE `player_notes` (
	`author_id` text NOT NULL,
	`about_id` text NOT NULL,
	`text` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`author_id`, `about_id`),
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`about_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `player_notes_author` ON `player_notes` (`author_id`,`changed_at`,`about_id`);--> statement-breakpoint
CREATE INDEX `player_notes_about` ON `player_notes` (`about_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `stated_born_on` text;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `setup_steps` integer DEFAULT 0 NOT NULL;