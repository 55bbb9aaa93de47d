CREATE TABLE `broadcasts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`protocol` text NOT NULL,
	`started_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`ended_at` integer,
	`end` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`peak_viewers` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "broadcasts_ended" CHECK(("broadcasts"."ended_at" is null) = ("broadcasts"."end" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `broadcasts_open` ON `broadcasts` (`user_id`) WHERE "broadcasts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `broadcasts_silent` ON `broadcasts` (`seen_at`) WHERE "broadcasts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `broadcasts_user` ON `broadcasts` (`user_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `channel_films` (
	`user_id` text PRIMARY KEY NOT NULL,
	`film` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stream_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`key_index` text NOT NULL,
	`key_sealed` text NOT NULL,
	`hint` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stream_keys_index` ON `stream_keys` (`key_index`);