CREATE TABLE `stream_markers` (
	`id` text PRIMARY KEY NOT NULL,
	`recording_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`segment` integer NOT NULL,
	`label` text NOT NULL,
	FOREIGN KEY (`recording_id`) REFERENCES `recordings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stream_markers_at" CHECK("stream_markers"."at_ms" > 0 and "stream_markers"."segment" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stream_markers_recording` ON `stream_markers` (`recording_id`,`at_ms`,`id`);