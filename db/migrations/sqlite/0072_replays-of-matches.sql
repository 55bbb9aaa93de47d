PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_replays` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text,
	`match` integer,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`game` text NOT NULL,
	`creator_id` text NOT NULL,
	`opponent_id` text NOT NULL,
	`winner_id` text NOT NULL,
	`score` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`recording_url` text NOT NULL,
	`is_public` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`winner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_replays`("id", "tournament_id", "match", "title", "title_key", "game", "creator_id", "opponent_id", "winner_id", "score", "stake_cents", "duration_ms", "recording_url", "is_public", "views", "at") SELECT "id", NULL, NULL, "title", "title_key", "game", "creator_id", "opponent_id", "winner_id", "score", "stake_cents", "duration_ms", "recording_url", "is_public", "views", "at" FROM `replays`;--> statement-breakpoint
DROP TABLE `replays`;--> statement-breakpoint
ALTER TABLE `__new_replays` RENAME TO `replays`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `replays_creator` ON `replays` (`creator_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_opponent` ON `replays` (`opponent_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_tournament` ON `replays` (`tournament_id`) WHERE "replays"."tournament_id" is not null;--> statement-breakpoint
CREATE INDEX `replays_public` ON `replays` (`is_public`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_public_game` ON `replays` (`is_public`,`game`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_public_high` ON `replays` (`is_public`,`at`,`id`) WHERE "replays"."stake_cents" >= 50000;--> statement-breakpoint
ALTER TABLE `tournament_matches` ADD `begun_at` integer;--> statement-breakpoint
-- When the two of a match began has been told, and nothing else kept it.
UPDATE `tournament_matches` SET `begun_at` = "e"."at" FROM (
	SELECT "entity_id", "data" ->> 'match' AS "match", max("at") AS "at" FROM `events`
	WHERE "type" = 'tournament.match-changed' AND "data" ->> 'what' = 'match.begun' GROUP BY 1, 2
) AS "e" WHERE "e"."entity_id" = `tournament_matches`.`tournament_id` AND "e"."match" = `tournament_matches`.`match`
	AND `tournament_matches`.`status` IN ('playing', 'reported', 'disputed', 'decided');
