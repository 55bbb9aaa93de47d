CREATE TABLE `risk_case_players` (
	`case_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`case_id`, `user_id`),
	FOREIGN KEY (`case_id`) REFERENCES `risk_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `risk_case_players_user` ON `risk_case_players` (`user_id`,`case_id`);--> statement-breakpoint
CREATE TABLE `risk_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`score` integer NOT NULL,
	`first_signal_at` integer NOT NULL,
	`last_signal_at` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`assignee_id` text,
	`closed_at` integer,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "risk_cases_closed_whole" CHECK(("risk_cases"."state" = 'closed') = ("risk_cases"."closed_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `risk_cases_state` ON `risk_cases` (`state`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `risk_cases_assignee` ON `risk_cases` (`assignee_id`,`state`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `risk_cases_closed` ON `risk_cases` (`closed_at`) WHERE "risk_cases"."closed_at" is not null;--> statement-breakpoint
CREATE TABLE `risk_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`by_id` text NOT NULL,
	`action` text NOT NULL,
	`words` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `risk_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `risk_notes_case` ON `risk_notes` (`case_id`,`id`);--> statement-breakpoint
CREATE INDEX `risk_notes_by` ON `risk_notes` (`by_id`);--> statement-breakpoint
CREATE TABLE `risk_signals` (
	`alert_id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`alert_id`) REFERENCES `staff_alerts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case_id`) REFERENCES `risk_cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `risk_signals_case` ON `risk_signals` (`case_id`,`at`,`alert_id`);