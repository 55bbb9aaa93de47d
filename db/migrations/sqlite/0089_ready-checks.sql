CREATE TABLE `battle_attendances` (
	`battle_id` text NOT NULL,
	`player_id` text NOT NULL,
	`has_shown` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`battle_id`, `player_id`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `battle_attendances_player` ON `battle_attendances` (`player_id`,`at`,`has_shown`);--> statement-breakpoint
CREATE INDEX `battle_attendances_no_shows` ON `battle_attendances` (`player_id`,`at`) WHERE "battle_attendances"."has_shown" = false;--> statement-breakpoint
ALTER TABLE `battles` ADD `ready_seat` text;--> statement-breakpoint
ALTER TABLE `battles` ADD `check_ends_at` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `later_seat` text;--> statement-breakpoint
ALTER TABLE `battles` ADD `later_until` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `creator_missed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `opponent_missed` integer DEFAULT false NOT NULL;