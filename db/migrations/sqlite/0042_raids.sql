CREATE TABLE `raid_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stream_raids` (
	`id` text PRIMARY KEY NOT NULL,
	`stream_id` text NOT NULL,
	`target_id` text NOT NULL,
	`viewers` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`stream_id`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`target_id`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stream_raids_viewers" CHECK("stream_raids"."viewers" > 0)
);
--> statement-breakpoint
CREATE INDEX `stream_raids_stream` ON `stream_raids` (`stream_id`,`at`);--> statement-breakpoint
CREATE INDEX `stream_raids_target` ON `stream_raids` (`target_id`);