CREATE TABLE `arcade_bracket_seats` (
	`id` text PRIMARY KEY NOT NULL,
	`bracket_id` text NOT NULL,
	`user_id` text NOT NULL,
	`input_class` text NOT NULL,
	`entered_at` integer NOT NULL,
	`left_at` integer,
	`seed` integer,
	`place` integer,
	`paid` integer NOT NULL,
	FOREIGN KEY (`bracket_id`) REFERENCES `arcade_brackets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `arcade_bracket_seats_bracket` ON `arcade_bracket_seats` (`bracket_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `arcade_bracket_seats_player` ON `arcade_bracket_seats` (`user_id`,`entered_at`);--> statement-breakpoint
CREATE TABLE `arcade_brackets` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`currency` text NOT NULL,
	`entry` integer NOT NULL,
	`fee` integer NOT NULL,
	`size` integer NOT NULL,
	`taken` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`ended_at` integer,
	CONSTRAINT "arcade_brackets_taken" CHECK("arcade_brackets"."size" in (4, 8) and "arcade_brackets"."taken" between 0 and "arcade_brackets"."size"),
	CONSTRAINT "arcade_brackets_due" CHECK(("arcade_brackets"."state" = 'open') = ("arcade_brackets"."due_at" is not null)),
	CONSTRAINT "arcade_brackets_ended" CHECK(("arcade_brackets"."state" in ('settled', 'void')) = ("arcade_brackets"."ended_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `arcade_brackets_seats` ON `arcade_brackets` (`game`,`currency`,`entry`,`size`,`created_at`,`id`) WHERE "arcade_brackets"."state" = 'open';--> statement-breakpoint
CREATE INDEX `arcade_brackets_due` ON `arcade_brackets` (`due_at`) WHERE "arcade_brackets"."state" = 'open';--> statement-breakpoint
CREATE INDEX `arcade_brackets_live` ON `arcade_brackets` (`game`) WHERE "arcade_brackets"."state" in ('open', 'playing');--> statement-breakpoint
ALTER TABLE `arcade_contests` ADD `bracket_id` text REFERENCES arcade_brackets(id);--> statement-breakpoint
ALTER TABLE `arcade_contests` ADD `round` integer;--> statement-breakpoint
ALTER TABLE `arcade_contests` ADD `pair` integer;--> statement-breakpoint
ALTER TABLE `arcade_contests` ADD `advanced_id` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `arcade_contests_bracket` ON `arcade_contests` (`bracket_id`) WHERE "arcade_contests"."bracket_id" is not null;--> statement-breakpoint
CREATE INDEX `arcade_runs_board` ON `arcade_runs` (`contest_id`,`score`,`tie_break`) WHERE "arcade_runs"."mode" = 'daily' and "arcade_runs"."state" = 'ended';