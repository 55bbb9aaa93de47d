CREATE TABLE `arcade_turns` (
	`game` text NOT NULL,
	`mode` text NOT NULL,
	`currency` text NOT NULL,
	`entry` integer NOT NULL,
	PRIMARY KEY(`game`, `mode`, `currency`, `entry`)
);
--> statement-breakpoint
DROP INDEX `arcade_contests_open`;--> statement-breakpoint
ALTER TABLE `arcade_contests` ADD `invited_id` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `arcade_contests` ADD `held_at` integer;--> statement-breakpoint
CREATE INDEX `arcade_contests_seats` ON `arcade_contests` (`game`,`mode`,`currency`,`entry`,`created_at`,`id`) WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."seats" > 1;--> statement-breakpoint
CREATE INDEX `arcade_contests_due` ON `arcade_contests` (`due_at`) WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."seats" > 1;--> statement-breakpoint
CREATE INDEX `arcade_contests_invited` ON `arcade_contests` (`invited_id`,`created_at`,`id`) WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."invited_id" is not null;--> statement-breakpoint
ALTER TABLE `arcade_runs` ADD `signs` text;--> statement-breakpoint
CREATE INDEX `arcade_runs_won` ON `arcade_runs` (`user_id`,`ended_at`) WHERE "arcade_runs"."is_won" and "arcade_runs"."mode" in ('skill', 'battle');