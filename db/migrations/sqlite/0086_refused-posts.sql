ALTER TABLE `feed_keys` ADD `refusal` text;--> statement-breakpoint
ALTER TABLE `feed_keys` ADD `refused_at` integer;