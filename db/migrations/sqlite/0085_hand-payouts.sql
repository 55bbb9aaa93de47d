ALTER TABLE `withdrawals` ADD `handled_by` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `handled_at` integer;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `bank_reference` text;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `sent_on` text;