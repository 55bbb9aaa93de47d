CREATE TABLE `recording_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `recordings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`stream_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`ended_at` integer,
	`end` text,
	`seconds` integer NOT NULL,
	`bytes` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recordings_ended" CHECK(("recordings"."ended_at" is null) = ("recordings"."end" is null) and ("recordings"."ended_at" is null) = ("recordings"."expires_at" is null)),
	CONSTRAINT "recordings_size" CHECK("recordings"."seconds" >= 0 and "recordings"."bytes" >= 0)
);
--> statement-breakpoint
CREATE INDEX `recordings_user` ON `recordings` (`user_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `recordings_stream` ON `recordings` (`stream_id`) WHERE "recordings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `recordings_silent` ON `recordings` (`seen_at`) WHERE "recordings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `recordings_expires` ON `recordings` (`expires_at`) WHERE "recordings"."expires_at" is not null;