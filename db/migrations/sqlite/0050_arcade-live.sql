ALTER TABLE `arcade_contests` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `arcade_runs` ADD `ready_at` integer;