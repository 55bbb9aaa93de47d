ALTER TABLE `tournaments` ADD `guarantee_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stakes` ADD `is_guarantee` integer DEFAULT false NOT NULL;