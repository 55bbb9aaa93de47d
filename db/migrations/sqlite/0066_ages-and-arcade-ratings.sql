ALTER TABLE `users` ADD `born_on` text;--> statement-breakpoint
CREATE INDEX `arcade_ratings_board` ON `arcade_ratings` (`game`,`rating_micro`,`user_id`) WHERE "arcade_ratings"."rated_runs" >= 10;