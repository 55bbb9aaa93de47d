CREATE TABLE `errands` (
	`operation_id` text NOT NULL,
	`place` integer NOT NULL,
	`server_id` text NOT NULL,
	`run_id` text NOT NULL,
	`state` text NOT NULL,
	`outcome` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`operation_id`, `place`),
	FOREIGN KEY (`operation_id`) REFERENCES `system_operations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `errands_open` ON `errands` (`server_id`) WHERE "errands"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE TABLE `system_operations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`slot` text,
	`reason` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_by` text,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`file_name` text,
	`bytes` integer,
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `system_operations_slot` ON `system_operations` (`slot`) WHERE "system_operations"."slot" is not null;--> statement-breakpoint
CREATE INDEX `system_operations_open` ON `system_operations` (`ends_at`) WHERE "system_operations"."state" in ('asked', 'running');--> statement-breakpoint
CREATE INDEX `system_operations_files` ON `system_operations` (`id`) WHERE "system_operations"."file_name" is not null;--> statement-breakpoint
CREATE INDEX `system_operations_ended` ON `system_operations` (`ended_at`) WHERE "system_operations"."ended_at" is not null;--> statement-breakpoint
CREATE TABLE `server_days` (
	`server_id` text NOT NULL,
	`day` text NOT NULL,
	`watched_ms` integer NOT NULL,
	`up_ms` integer NOT NULL,
	`calls` integer NOT NULL,
	`answer_ms` integer NOT NULL,
	PRIMARY KEY(`server_id`, `day`),
	FOREIGN KEY (`server_id`) REFERENCES `servers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `servers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`region` text NOT NULL,
	`version` text NOT NULL,
	`is_sample` integer NOT NULL,
	`is_supervised` integer NOT NULL,
	`run_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`stopped_at` integer,
	`is_draining` integer NOT NULL,
	`cpu` integer,
	`memory` integer,
	`disk` integer,
	`bytes_in` integer,
	`bytes_out` integer,
	`loop_delay_ms` integer NOT NULL,
	`jobs_due` integer NOT NULL,
	`events_behind` integer NOT NULL
);
