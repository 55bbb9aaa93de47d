ALTER TABLE `streams` ADD `contest_kind` text;--> statement-breakpoint
ALTER TABLE `streams` ADD `contest_id` text;