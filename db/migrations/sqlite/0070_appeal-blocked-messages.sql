DROP INDEX `events_staff`;--> statement-breakpoint
CREATE INDEX `events_staff` ON `events` (`seq`) WHERE lower("events"."entity") in ('alert', 'blocked-message', 'case', 'risk-case', 'stream-report', 'ticket', 'user-report', 'withdrawal');--> statement-breakpoint
ALTER TABLE `blocked_messages` ADD `kind` text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE `blocked_messages` ADD `appeal` text;--> statement-breakpoint
ALTER TABLE `blocked_messages` ADD `appealed_at` integer;--> statement-breakpoint
ALTER TABLE `blocked_messages` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `blocked_messages` ADD `decided_by` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `blocked_messages` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `blocked_messages_appeal` ON `blocked_messages` (`appeal`,`at`,`id`) WHERE "blocked_messages"."appeal" is not null;--> statement-breakpoint
CREATE INDEX `blocked_messages_waiting` ON `blocked_messages` (`author_id`) WHERE "blocked_messages"."appeal" = 'waiting';