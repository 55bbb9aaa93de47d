CREATE TABLE `chat_mutes` (
	`place_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`place_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_mutes_longest` ON `chat_mutes` (`place_id`,`at`,`user_id`);--> statement-breakpoint
CREATE INDEX `chat_mutes_user` ON `chat_mutes` (`user_id`);--> statement-breakpoint
ALTER TABLE `tournaments` ADD `held_until` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `hold_reason` text;--> statement-breakpoint
CREATE INDEX `tournament_log_announcements` ON `tournament_log` (`tournament_id`,`at`,`id`) WHERE "tournament_log"."what" = 'announcement';