CREATE TABLE `partial_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`path` text NOT NULL,
	`content_type` text NOT NULL,
	`sha256` text NOT NULL,
	`length_bytes` integer NOT NULL,
	`offset_bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ending_until` integer,
	`outcome` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `partial_uploads_owner` ON `partial_uploads` (`owner_id`);--> statement-breakpoint
CREATE INDEX `partial_uploads_expires` ON `partial_uploads` (`expires_at`);--> statement-breakpoint
CREATE TABLE `upload_parts` (
	`upload_id` text NOT NULL,
	`offset_bytes` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`upload_id`, `offset_bytes`),
	FOREIGN KEY (`upload_id`) REFERENCES `partial_uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
