CREATE TABLE `battle_meetings` (
	`battle_id` text PRIMARY KEY NOT NULL,
	`host_id` text NOT NULL,
	`opponent_id` text NOT NULL,
	`code` text NOT NULL,
	`region` text NOT NULL,
	`map` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `battle_meetings_host` ON `battle_meetings` (`host_id`);--> statement-breakpoint
CREATE INDEX `battle_meetings_opponent` ON `battle_meetings` (`opponent_id`);--> statement-breakpoint
CREATE INDEX `battle_meetings_updated` ON `battle_meetings` (`updated_at`);--> statement-breakpoint
CREATE TABLE `dispute_talk` (
	`dispute_id` text NOT NULL,
	`line` integer NOT NULL,
	`message_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`dispute_id`, `line`),
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `dispute_talk_author` ON `dispute_talk` (`author_id`,`at`);--> statement-breakpoint
CREATE TABLE `game_names` (
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `battle_invites` ADD `rematch_of_id` text REFERENCES battles(id);--> statement-breakpoint
CREATE INDEX `battle_invites_rematch` ON `battle_invites` (`rematch_of_id`,`created_at`,`id`) WHERE "battle_invites"."rematch_of_id" is not null;--> statement-breakpoint
ALTER TABLE `team_battles` ADD `home_rounds` text;--> statement-breakpoint
ALTER TABLE `team_battles` ADD `away_rounds` text;