CREATE TABLE `tournament_entrants` (
	`tournament_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`entered_at` integer NOT NULL,
	`seed` integer,
	`place` integer,
	`prize_cents` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tournament_id`, `user_id`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tournament_entrants_seed` ON `tournament_entrants` (`tournament_id`,`seed`);--> statement-breakpoint
CREATE INDEX `tournament_entrants_user` ON `tournament_entrants` (`user_id`,`entered_at`);--> statement-breakpoint
CREATE INDEX `tournament_entrants_waiting` ON `tournament_entrants` (`tournament_id`,`entered_at`,`user_id`) WHERE "tournament_entrants"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `tournament_facts` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`fact` text NOT NULL,
	`by_id` text,
	`at` integer NOT NULL,
	`voided_at` integer,
	`voided_by` text,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tournament_facts_live` ON `tournament_facts` (`tournament_id`) WHERE "tournament_facts"."voided_at" is null;--> statement-breakpoint
CREATE INDEX `tournament_facts_by` ON `tournament_facts` (`by_id`);--> statement-breakpoint
CREATE TABLE `tournament_log` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`by_id` text NOT NULL,
	`what` text NOT NULL,
	`match` integer,
	`entrant_id` text,
	`reason` text NOT NULL,
	`fallen` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`entrant_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tournament_log_newest` ON `tournament_log` (`tournament_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `tournament_log_by` ON `tournament_log` (`by_id`);--> statement-breakpoint
CREATE INDEX `tournament_log_entrant` ON `tournament_log` (`entrant_id`);--> statement-breakpoint
CREATE TABLE `tournament_matches` (
	`tournament_id` text NOT NULL,
	`match` integer NOT NULL,
	`one` integer NOT NULL,
	`other` integer NOT NULL,
	`state` text NOT NULL,
	`winner` integer NOT NULL,
	`how` text,
	`games_one` integer NOT NULL,
	`games_other` integer NOT NULL,
	`attempt` integer NOT NULL,
	`status` text NOT NULL,
	`here` text NOT NULL,
	`words` text NOT NULL,
	`due_at` integer,
	PRIMARY KEY(`tournament_id`, `match`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tournament_matches_due` ON `tournament_matches` (`due_at`) WHERE "tournament_matches"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `tournament_matches_disputed` ON `tournament_matches` (`tournament_id`) WHERE "tournament_matches"."status" = 'disputed';--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`organiser_id` text NOT NULL,
	`title` text NOT NULL,
	`rules` text NOT NULL,
	`game` text NOT NULL,
	`format` text NOT NULL,
	`has_third` integer NOT NULL,
	`swiss_rounds` integer,
	`group_size` integer NOT NULL,
	`best_of` text NOT NULL,
	`buy_in_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`capacity` integer NOT NULL,
	`min_entrants` integer NOT NULL,
	`entrants` integer DEFAULT 0 NOT NULL,
	`prize_table` text NOT NULL,
	`seeding` text NOT NULL,
	`draw_secret` text,
	`draw_hash` text,
	`privacy` text NOT NULL,
	`entry_code` text,
	`region` text,
	`is_verified_only` integer NOT NULL,
	`opens_at` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`check_in_minutes` integer NOT NULL,
	`graph` integer DEFAULT 1 NOT NULL,
	`field` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`cancel_reason` text,
	FOREIGN KEY (`organiser_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tournaments_capacity" CHECK("tournaments"."entrants" between 0 and "tournaments"."capacity")
);
--> statement-breakpoint
CREATE INDEX `tournaments_listed` ON `tournaments` (`kind`,`created_at`,`id`) WHERE "tournaments"."privacy" = 'public' and "tournaments"."status" not in ('draft', 'cancelled');--> statement-breakpoint
CREATE INDEX `tournaments_due` ON `tournaments` (`due_at`) WHERE "tournaments"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `tournaments_organiser` ON `tournaments` (`organiser_id`,`created_at`,`id`);