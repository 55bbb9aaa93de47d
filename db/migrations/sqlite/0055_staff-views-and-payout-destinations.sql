CREATE TABLE `staff_views` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`table` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_views_name` ON `staff_views` (`owner_id`,`table`,`name_key`);--> statement-breakpoint
CREATE INDEX `staff_views_shared` ON `staff_views` (`table`,`name_key`,`id`) WHERE "staff_views"."is_shared";--> statement-breakpoint
ALTER TABLE `payment_methods` ADD `destination_hash` text;--> statement-breakpoint
CREATE INDEX `payment_methods_destination` ON `payment_methods` (`destination_hash`,`created_at`) WHERE "payment_methods"."destination_hash" is not null;--> statement-breakpoint
CREATE INDEX `payment_methods_unmarked` ON `payment_methods` (`id`) WHERE "payment_methods"."destination_hash" is null and "payment_methods"."sealed_terms" <> '' and "payment_methods"."kind" in ('paypal', 'venmo', 'bank', 'crypto');--> statement-breakpoint
CREATE INDEX `withdrawals_paid` ON `withdrawals` (`status`,`changed_at`) WHERE "withdrawals"."status" = 'paid';