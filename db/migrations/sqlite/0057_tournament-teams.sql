CREATE TABLE `tournament_lineups` (
	`tournament_id` text NOT NULL,
	`user_id` text NOT NULL,
	`captain_id` text NOT NULL,
	`team_id` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`agreed_at` integer,
	PRIMARY KEY(`tournament_id`, `user_id`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`captain_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tournament_lineups_positive" CHECK("tournament_lineups"."stake_cents" >= 0 and "tournament_lineups"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `tournament_lineups_captain` ON `tournament_lineups` (`tournament_id`,`captain_id`);--> statement-breakpoint
CREATE INDEX `tournament_lineups_user` ON `tournament_lineups` (`user_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `tournament_lineups_captains` ON `tournament_lineups` (`captain_id`);--> statement-breakpoint
CREATE INDEX `tournament_lineups_team` ON `tournament_lineups` (`team_id`);--> statement-breakpoint
ALTER TABLE `tournament_entrants` ADD `team_id` text REFERENCES teams(id);--> statement-breakpoint
CREATE INDEX `tournament_entrants_team` ON `tournament_entrants` (`team_id`);--> statement-breakpoint
ALTER TABLE `tournaments` ADD `team_size` integer;