CREATE TABLE `arcade_contests` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`mode` text NOT NULL,
	`currency` text NOT NULL,
	`entry` integer NOT NULL,
	`fee` integer NOT NULL,
	`target` integer NOT NULL,
	`commitment` text NOT NULL,
	`last_secret` text,
	`seats` integer NOT NULL,
	`taken` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`ended_at` integer,
	CONSTRAINT "arcade_contests_seats" CHECK("arcade_contests"."taken" between 0 and "arcade_contests"."seats"),
	CONSTRAINT "arcade_contests_ended" CHECK(("arcade_contests"."state" = 'open') = ("arcade_contests"."ended_at" is null)),
	CONSTRAINT "arcade_contests_secret" CHECK("arcade_contests"."state" = 'settled' or "arcade_contests"."last_secret" is null)
);
--> statement-breakpoint
CREATE INDEX `arcade_contests_open` ON `arcade_contests` (`game`,`entry`,`taken`) WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."seats" > 1;--> statement-breakpoint
CREATE TABLE `arcade_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`free_runs` integer NOT NULL,
	`net_coins` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "arcade_days_caps" CHECK("arcade_days"."free_runs" between 0 and 10 and "arcade_days"."net_coins" <= 200)
);
--> statement-breakpoint
CREATE INDEX `arcade_days_day` ON `arcade_days` (`day`);--> statement-breakpoint
CREATE TABLE `arcade_ratings` (
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`rating_micro` integer NOT NULL,
	`rated_runs` integer NOT NULL,
	`runs` integer NOT NULL,
	`wins` integer NOT NULL,
	`best_score` integer NOT NULL,
	`run_id` text,
	`run_version` integer,
	`run_rating_micro` integer,
	`run_score` integer,
	`run_tie_break` integer,
	PRIMARY KEY(`user_id`, `game`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`run_id`) REFERENCES `arcade_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `arcade_ratings_rivals` ON `arcade_ratings` (`game`,`run_version`,`run_rating_micro`) WHERE "arcade_ratings"."run_id" is not null;--> statement-breakpoint
CREATE TABLE `arcade_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`contest_id` text NOT NULL,
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`mode` text NOT NULL,
	`input_class` text NOT NULL,
	`state` text NOT NULL,
	`entered_at` integer NOT NULL,
	`day` text NOT NULL,
	`started_at` integer,
	`due_at` integer,
	`ended_at` integer,
	`receipt` text NOT NULL,
	`rivals` text NOT NULL,
	`score` integer,
	`tie_break` integer,
	`digest` text,
	`beaten` integer,
	`place` integer,
	`is_won` integer NOT NULL,
	`paid` integer NOT NULL,
	`rating_before_micro` integer,
	`rating_after_micro` integer,
	FOREIGN KEY (`contest_id`) REFERENCES `arcade_contests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "arcade_runs_due" CHECK(("arcade_runs"."state" in ('entered', 'begun')) = ("arcade_runs"."due_at" is not null)),
	CONSTRAINT "arcade_runs_score" CHECK(("arcade_runs"."state" = 'ended') = ("arcade_runs"."score" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `arcade_runs_contest` ON `arcade_runs` (`contest_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `arcade_runs_open` ON `arcade_runs` (`user_id`) WHERE "arcade_runs"."state" in ('entered', 'begun');--> statement-breakpoint
CREATE INDEX `arcade_runs_due` ON `arcade_runs` (`due_at`) WHERE "arcade_runs"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `arcade_runs_playing` ON `arcade_runs` (`game`) WHERE "arcade_runs"."state" = 'begun';--> statement-breakpoint
CREATE INDEX `arcade_runs_entries` ON `arcade_runs` (`entered_at`,`game`) WHERE "arcade_runs"."mode" <> 'practice';--> statement-breakpoint
CREATE INDEX `arcade_runs_player` ON `arcade_runs` (`user_id`,`entered_at`,`id`);--> statement-breakpoint
CREATE INDEX `arcade_runs_rated` ON `arcade_runs` (`user_id`,`game`,`ended_at`) WHERE "arcade_runs"."rating_after_micro" is not null;--> statement-breakpoint
CREATE TABLE `arcade_stages` (
	`run_id` text NOT NULL,
	`stage` integer NOT NULL,
	`bytes` blob NOT NULL,
	`received_at` integer NOT NULL,
	`receipt` text NOT NULL,
	PRIMARY KEY(`run_id`, `stage`),
	FOREIGN KEY (`run_id`) REFERENCES `arcade_runs`(`id`) ON UPDATE no action ON DELETE no action
);
