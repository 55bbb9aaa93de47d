CREATE TABLE `clip_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stream_clip_views` (
	`clip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`clip_id`, `user_id`),
	FOREIGN KEY (`clip_id`) REFERENCES `stream_clips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stream_clip_views_user` ON `stream_clip_views` (`user_id`);--> statement-breakpoint
CREATE TABLE `stream_clips` (
	`id` text PRIMARY KEY NOT NULL,
	`stream_id` text NOT NULL,
	`streamer_id` text NOT NULL,
	`maker_id` text NOT NULL,
	`recording_id` text NOT NULL,
	`title` text NOT NULL,
	`game` text NOT NULL,
	`from_ms` integer NOT NULL,
	`length_ms` integer NOT NULL,
	`bytes` integer NOT NULL,
	`playlist` text NOT NULL,
	`views` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`stream_id`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`streamer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`maker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stream_clips_film" CHECK("stream_clips"."from_ms" >= 0 and "stream_clips"."length_ms" > 0 and "stream_clips"."bytes" > 0),
	CONSTRAINT "stream_clips_views" CHECK("stream_clips"."views" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stream_clips_stream` ON `stream_clips` (`stream_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stream_clips_streamer` ON `stream_clips` (`streamer_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stream_clips_maker` ON `stream_clips` (`maker_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stream_clips_recording` ON `stream_clips` (`recording_id`);--> statement-breakpoint
ALTER TABLE `user_reports` ADD `clip_id` text;