CREATE TABLE `stream_follows` (
	`follower_id` text NOT NULL,
	`streamer_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`follower_id`, `streamer_id`),
	FOREIGN KEY (`follower_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`streamer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stream_follows_streamer` ON `stream_follows` (`streamer_id`,`follower_id`);--> statement-breakpoint
CREATE TABLE `stream_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`stream_id` text NOT NULL,
	`reporter_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`stream_id`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stream_reports_once` ON `stream_reports` (`stream_id`,`reporter_id`);--> statement-breakpoint
CREATE INDEX `stream_reports_reporter` ON `stream_reports` (`reporter_id`);--> statement-breakpoint
CREATE TABLE `stream_views` (
	`stream_id` text NOT NULL,
	`user_id` text NOT NULL,
	`since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`is_watching` integer NOT NULL,
	PRIMARY KEY(`stream_id`, `user_id`),
	FOREIGN KEY (`stream_id`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stream_views_seen` ON `stream_views` (`seen_at`) WHERE "stream_views"."is_watching";--> statement-breakpoint
CREATE INDEX `stream_views_user` ON `stream_views` (`user_id`);--> statement-breakpoint
CREATE TABLE `streams` (
	`id` text PRIMARY KEY NOT NULL,
	`streamer_id` text NOT NULL,
	`state` text NOT NULL,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`description` text NOT NULL,
	`game` text NOT NULL,
	`kind` text NOT NULL,
	`language` text,
	`tags` text NOT NULL,
	`is_mature` integer NOT NULL,
	`has_camera` integer NOT NULL,
	`audio_source` text NOT NULL,
	`has_betting` integer NOT NULL,
	`battle_id` text,
	`stake_cents` integer NOT NULL,
	`thumbnail_id` text,
	`viewers` integer NOT NULL,
	`peak_viewers` integer NOT NULL,
	`told_viewers` integer NOT NULL,
	`told_at` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`due_at` integer NOT NULL,
	`end_reason` text,
	FOREIGN KEY (`streamer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "streams_viewers" CHECK("streams"."viewers" >= 0 and "streams"."peak_viewers" >= "streams"."viewers"),
	CONSTRAINT "streams_battle_terms" CHECK("streams"."battle_id" is not null or ("streams"."stake_cents" = 0 and not "streams"."has_betting")),
	CONSTRAINT "streams_ended" CHECK(("streams"."state" = 'ended') = ("streams"."ended_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `streams_live_streamer` ON `streams` (`streamer_id`) WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX `streams_live_viewers` ON `streams` (`viewers`,`id`) WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX `streams_live_started` ON `streams` (`started_at`,`id`) WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX `streams_live_title` ON `streams` (`title_key`) WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX `streams_live_wager` ON `streams` (`stake_cents`,`id`) WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX `streams_due` ON `streams` (`due_at`) WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX `streams_battle` ON `streams` (`battle_id`) WHERE "streams"."battle_id" is not null;--> statement-breakpoint
CREATE INDEX `streams_streamer` ON `streams` (`streamer_id`,`started_at`,`id`);