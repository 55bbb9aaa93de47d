CREATE TABLE `legal_acceptances` (
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `text`, `version`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ticket_files` (
	`message_id` text NOT NULL,
	`upload_id` text NOT NULL,
	PRIMARY KEY(`message_id`, `upload_id`),
	FOREIGN KEY (`message_id`) REFERENCES `ticket_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`voice` text NOT NULL,
	`by_id` text,
	`words` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ticket_messages_ticket` ON `ticket_messages` (`ticket_id`,`id`);--> statement-breakpoint
CREATE INDEX `ticket_messages_by` ON `ticket_messages` (`by_id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`subject` text NOT NULL,
	`urgency` integer NOT NULL,
	`status` text NOT NULL,
	`assignee_id` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`visitor_key` text,
	`payload_hash` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_number` ON `tickets` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_visitor_key` ON `tickets` (`visitor_key`) WHERE "tickets"."visitor_key" is not null;--> statement-breakpoint
CREATE INDEX `tickets_queue` ON `tickets` (`status`,`urgency`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_assignee` ON `tickets` (`assignee_id`,`status`,`urgency`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_user` ON `tickets` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_changed` ON `tickets` (`status`,`changed_at`);--> statement-breakpoint
DROP INDEX `dispute_parties_user`;--> statement-breakpoint
CREATE INDEX `dispute_parties_user` ON `dispute_parties` (`user_id`,`dispute_id`);--> statement-breakpoint
ALTER TABLE `dispute_evidence` ADD `upload_id` text;--> statement-breakpoint
ALTER TABLE `dispute_evidence` ADD `sha256` text;--> statement-breakpoint
ALTER TABLE `disputes` ADD `usernames` text;--> statement-breakpoint
ALTER TABLE `disputes` ADD `tags` text;