CREATE TABLE `mission_tallies` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`goal` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `goal`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mission_tallies_amount" CHECK("mission_tallies"."amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `mission_tallies_day` ON `mission_tallies` (`day`);--> statement-breakpoint
CREATE TABLE `season_missions` (
	`id` text PRIMARY KEY NOT NULL,
	`season` text NOT NULL,
	`goal` text NOT NULL,
	`target` integer NOT NULL,
	`title` text NOT NULL,
	`reward_type` text NOT NULL,
	`reward_amount` integer NOT NULL,
	`place` integer NOT NULL,
	`state` text NOT NULL,
	`published_at` integer,
	`version` integer NOT NULL,
	CONSTRAINT "season_missions_amounts" CHECK("season_missions"."target" > 0 and "season_missions"."reward_amount" > 0),
	CONSTRAINT "season_missions_published" CHECK("season_missions"."state" <> 'published' or "season_missions"."published_at" is not null)
);
--> statement-breakpoint
CREATE INDEX `season_missions_set` ON `season_missions` (`season`,`place`);