CREATE TABLE `recording_files` (
	`key` text PRIMARY KEY NOT NULL,
	`recording_id` text,
	`file` text NOT NULL,
	`number` integer NOT NULL,
	`lines` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recording_files_file` ON `recording_files` (`recording_id`,`number`,`file`);--> statement-breakpoint
CREATE INDEX `recording_files_due` ON `recording_files` (`due_at`) WHERE "recording_files"."recording_id" is null;