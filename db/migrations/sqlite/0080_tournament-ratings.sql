ALTER TABLE `tournaments` ADD `min_rating` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `max_rating` integer;