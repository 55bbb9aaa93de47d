CREATE TABLE `appeals` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`by_id` text NOT NULL,
	`words` text NOT NULL,
	`filed_at` integer NOT NULL,
	`verdict` text,
	`winner_id` text,
	`decider_id` text,
	`reason` text,
	`decided_at` integer,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_once` ON `appeals` (`dispute_id`);--> statement-breakpoint
CREATE INDEX `appeals_by` ON `appeals` (`by_id`,`filed_at`);--> statement-breakpoint
CREATE INDEX `appeals_open` ON `appeals` (`id`) WHERE "appeals"."verdict" is null;--> statement-breakpoint
CREATE INDEX `battles_completed` ON `battles` (`created_at`,`id`) WHERE "battles"."status" = 'completed';