CREATE TABLE `mission_deeds` (
	`user_id` text NOT NULL,
	`deed` text NOT NULL,
	`day` text NOT NULL,
	`at` integer NOT NULL,
	`voided_at` integer,
	PRIMARY KEY(`user_id`, `deed`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mission_deeds_at` ON `mission_deeds` (`at`);--> statement-breakpoint
CREATE TABLE `mission_players` (
	`user_id` text PRIMARY KEY NOT NULL,
	`zone` text NOT NULL,
	`streak_days` integer DEFAULT 0 NOT NULL,
	`streak_since` text,
	`last_day` text,
	`last_day_at` integer DEFAULT 0 NOT NULL,
	`freezes` integer DEFAULT 0 NOT NULL,
	`xp` integer DEFAULT 0 NOT NULL,
	`xp_day` text DEFAULT '' NOT NULL,
	`xp_today` integer DEFAULT 0 NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`multiplier_factor` integer DEFAULT 1 NOT NULL,
	`multiplier_until` integer DEFAULT 0 NOT NULL,
	`paid_day` text DEFAULT '' NOT NULL,
	`paid_coins` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mission_players_paid" CHECK("mission_players"."paid_coins" between 0 and 500),
	CONSTRAINT "mission_players_counts" CHECK("mission_players"."xp" >= 0 and "mission_players"."credits" >= 0 and "mission_players"."freezes" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE `mission_progress` (
	`user_id` text NOT NULL,
	`period` text NOT NULL,
	`mission` text NOT NULL,
	`progress` integer NOT NULL,
	`completed_at` integer,
	`claimed_at` integer,
	`coins` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `period`, `mission`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mission_progress_claimed" CHECK("mission_progress"."claimed_at" is null or "mission_progress"."completed_at" is not null)
);
--> statement-breakpoint
CREATE INDEX `mission_progress_claimable` ON `mission_progress` (`user_id`,`completed_at`) WHERE "mission_progress"."completed_at" is not null and "mission_progress"."claimed_at" is null;--> statement-breakpoint
CREATE TABLE `streak_milestones` (
	`user_id` text NOT NULL,
	`since` text NOT NULL,
	`milestone` integer NOT NULL,
	`day` text NOT NULL,
	`coins` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `since`, `milestone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
