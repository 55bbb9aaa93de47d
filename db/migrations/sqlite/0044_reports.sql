CREATE TABLE `report_mails` (
	`kind` text NOT NULL,
	`rhythm` text NOT NULL,
	`mailed_until` integer NOT NULL,
	`set_by` text NOT NULL,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `rhythm`),
	FOREIGN KEY (`set_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `report_recipients` (
	`kind` text NOT NULL,
	`rhythm` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`kind`, `rhythm`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_recipients_user` ON `report_recipients` (`user_id`);--> statement-breakpoint
CREATE INDEX `transfers_chargebacks` ON `transfers` (`at`,`id`) WHERE "transfers"."kind" = 'chargeback';