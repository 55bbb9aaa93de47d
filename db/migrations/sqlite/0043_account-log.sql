CREATE TABLE `account_events` (
	`user_id` text NOT NULL,
	`seq` integer NOT NULL,
	`event_seq` integer NOT NULL,
	`about` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	`noted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `seq`),
	FOREIGN KEY (`user_id`) REFERENCES `account_logs`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_events_event` ON `account_events` (`user_id`,`event_seq`);--> statement-breakpoint
CREATE INDEX `account_events_noted` ON `account_events` (`noted_at`);--> statement-breakpoint
CREATE TABLE `account_logs` (
	`user_id` text PRIMARY KEY NOT NULL,
	`last_seq` integer NOT NULL,
	`noted_at` integer NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `log_seq` integer;--> statement-breakpoint
INSERT INTO "account_logs" ("user_id", "last_seq", "noted_at", "since")
SELECT "user_id", 0, 0, unixepoch() * 1000 FROM (SELECT "user_id" FROM "webhook_endpoints" UNION SELECT "user_id" FROM "api_keys") AS "owners";