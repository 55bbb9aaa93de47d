CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`game` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`first_confirmed_at` integer,
	`second_confirmed_at` integer,
	`first_waited_ms` integer NOT NULL,
	`second_waited_ms` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`battle_id` text,
	FOREIGN KEY (`first_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "proposals_two" CHECK("proposals"."first_id" <> "proposals"."second_id"),
	CONSTRAINT "proposals_made" CHECK(("proposals"."state" = 'made') = ("proposals"."battle_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `proposals_open` ON `proposals` (`expires_at`) WHERE "proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX `proposals_paired` ON `proposals` (`game`,`created_at`) WHERE "proposals"."state" = 'made';--> statement-breakpoint
CREATE INDEX `proposals_first` ON `proposals` (`first_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `proposals_second` ON `proposals` (`second_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `proposals_ended` ON `proposals` (`ended_at`) WHERE "proposals"."state" <> 'open';--> statement-breakpoint
CREATE TABLE `seekers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`game` text NOT NULL,
	`min_stake_cents` integer NOT NULL,
	`max_stake_cents` integer NOT NULL,
	`is_first` integer NOT NULL,
	`since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`reason` text,
	`refused_as` text,
	`proposal_id` text,
	`no_shows` integer NOT NULL,
	`declines` integer NOT NULL,
	`fault_at` integer,
	`free_at` integer,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "seekers_stakes" CHECK("seekers"."min_stake_cents" > 0 and "seekers"."max_stake_cents" >= "seekers"."min_stake_cents"),
	CONSTRAINT "seekers_proposed" CHECK("seekers"."state" <> 'proposed' or "seekers"."proposal_id" is not null)
);
--> statement-breakpoint
CREATE INDEX `seekers_waiting` ON `seekers` (`game`,`since`,`user_id`) WHERE "seekers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `seekers_in` ON `seekers` (`seen_at`) WHERE "seekers"."state" <> 'out';--> statement-breakpoint
CREATE INDEX `seekers_out` ON `seekers` (`changed_at`) WHERE "seekers"."state" = 'out';