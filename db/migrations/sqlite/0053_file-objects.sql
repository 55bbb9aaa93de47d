CREATE TABLE `file_objects` (
	`key` text PRIMARY KEY NOT NULL,
	`upload_id` text,
	`size_bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_objects_upload` ON `file_objects` (`upload_id`);--> statement-breakpoint
CREATE INDEX `file_objects_due` ON `file_objects` (`due_at`) WHERE "file_objects"."upload_id" is null;