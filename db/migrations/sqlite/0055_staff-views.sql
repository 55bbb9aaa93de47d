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
CREATE INDEX `staff_views_shared` ON `staff_views` (`table`,`name_key`,`id`) WHERE "staff_views"."is_shared";