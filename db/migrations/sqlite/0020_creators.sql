CREATE TABLE `referrals` (
	`newcomer_id` text PRIMARY KEY NOT NULL,
	`referrer_id` text NOT NULL,
	`fault` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`newcomer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`,`at`,`newcomer_id`);--> statement-breakpoint
ALTER TABLE `stream_views` ADD `device` text;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `is_creator_payout` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `withdrawals_creator` ON `withdrawals` (`user_id`) WHERE "withdrawals"."is_creator_payout";--> statement-breakpoint
CREATE INDEX `bets_creator` ON `bets` (`creator_id`,`placed_at`) WHERE "bets"."creator_id" is not null;--> statement-breakpoint
CREATE INDEX `entries_income` ON `entries` (`account_id`) WHERE "entries"."kind" in ('creator', 'bonus');