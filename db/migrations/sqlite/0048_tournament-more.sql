CREATE TABLE `counted_tournaments` (
	`tournament_id` text NOT NULL,
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`region` text,
	`matches` integer NOT NULL,
	`wins` integer NOT NULL,
	`earnings_cents` integer NOT NULL,
	`rating` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`tournament_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "counted_tournaments_wins" CHECK("counted_tournaments"."wins" between 0 and "counted_tournaments"."matches")
);
--> statement-breakpoint
CREATE INDEX `counted_tournaments_user` ON `counted_tournaments` (`user_id`,`at`,`tournament_id`);