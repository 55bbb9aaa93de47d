CREATE TABLE `balance_adjustments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "balance_adjustments_amount" CHECK("balance_adjustments"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `balance_adjustments_user` ON `balance_adjustments` (`user_id`,`asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `balance_adjustments_waiting` ON `balance_adjustments` (`id`) WHERE "balance_adjustments"."state" = 'waiting';--> statement-breakpoint
CREATE TABLE `maintenances` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`starts_at` integer,
	`reason` text NOT NULL,
	`notifies_all` integer NOT NULL,
	`scheduled_by` text NOT NULL,
	`scheduled_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`scheduled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `maintenances_open` ON `maintenances` (`id`) WHERE "maintenances"."state" in ('scheduled', 'running');--> statement-breakpoint
ALTER TABLE `users` ADD `last_login_at` integer;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`status`,`username_key`) WHERE "users"."status" in ('suspended', 'banned');--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `battles_running` ON `battles` (`created_at`,`id`) WHERE "battles"."status" in ('waiting', 'active', 'disputed');--> statement-breakpoint
CREATE INDEX `user_reports_reported` ON `user_reports` (`reported_id`,`at`,`id`);