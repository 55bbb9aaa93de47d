CREATE TABLE `outages` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outages_started` ON `outages` (`started_at`,`id`);--> statement-breakpoint
CREATE TABLE `status_days` (
	`day` text PRIMARY KEY NOT NULL,
	`up_ms` integer NOT NULL,
	`down_ms` integer NOT NULL,
	`maintenance_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `status_mark` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `maintenances` ADD `began_at` integer;--> statement-breakpoint
CREATE INDEX `maintenances_ended` ON `maintenances` (`changed_at`,`id`) WHERE "maintenances"."state" = 'ended';--> statement-breakpoint
CREATE INDEX `battles_opened` ON `battles` (`created_at`) WHERE "battles"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX `disputes_submitted` ON `disputes` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `events_staff` ON `events` (`seq`) WHERE lower("events"."entity") in ('alert', 'case', 'risk-case', 'stream-report', 'ticket', 'user-report', 'withdrawal');