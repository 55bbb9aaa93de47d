CREATE TABLE `juries` (
	`dispute_id` text PRIMARY KEY NOT NULL,
	`called_at` integer NOT NULL,
	`due_at` integer,
	`heard_at` integer,
	`decision` text,
	`winner_id` text,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `juries_due` ON `juries` (`due_at`) WHERE "juries"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `jurors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `jurors_place` ON `jurors` (`place`);--> statement-breakpoint
CREATE TABLE `summonses` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`juror_id` text NOT NULL,
	`game` text NOT NULL,
	`drawn_at` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`ended_at` integer,
	`voted_at` integer,
	`side_id` text,
	`weight` integer,
	`reason` text,
	`is_agreed` integer,
	FOREIGN KEY (`dispute_id`) REFERENCES `juries`(`dispute_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`juror_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `summonses_once` ON `summonses` (`dispute_id`,`juror_id`);--> statement-breakpoint
CREATE INDEX `summonses_juror` ON `summonses` (`juror_id`,`drawn_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `summonses_one_open` ON `summonses` (`juror_id`) WHERE "summonses"."voted_at" is null and "summonses"."ended_at" is null;