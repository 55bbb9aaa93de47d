CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`changes` text NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `approvals_waiting` ON `approvals` (`id`) WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_subject` ON `approvals` (`kind`,`subject_id`) WHERE "approvals"."state" = 'waiting' and "approvals"."kind" <> 'settings';--> statement-breakpoint
CREATE INDEX `approvals_asked_by` ON `approvals` (`asked_by`);--> statement-breakpoint
CREATE INDEX `approvals_decided_by` ON `approvals` (`decided_by`);--> statement-breakpoint
ALTER TABLE `users` ADD `administrator_since` integer;--> statement-breakpoint
ALTER TABLE `balance_roots` ADD `audit_position` integer;--> statement-breakpoint
ALTER TABLE `balance_roots` ADD `audit_hash` text;