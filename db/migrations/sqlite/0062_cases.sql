CREATE TABLE `evidence_readings` (
	`evidence_id` text NOT NULL,
	`staff_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`evidence_id`, `staff_id`),
	FOREIGN KEY (`evidence_id`) REFERENCES `dispute_evidence`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `inspections` (
	`id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`staff_id` text NOT NULL,
	`session_id` text NOT NULL,
	`reason` text NOT NULL,
	`started_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`player_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `inspections_player` ON `inspections` (`player_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `inspections_session` ON `inspections` (`session_id`,`expires_at`);