CREATE TABLE `audit_head` (
	`id` integer PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `audit_log` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_position` ON `audit_log` (`position`) WHERE "audit_log"."position" is not null;--> statement-breakpoint
CREATE INDEX `audit_log_unlinked` ON `audit_log` (`id`) WHERE "audit_log"."position" is null;