CREATE TABLE `store_gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`buyer_id` text NOT NULL,
	`content` text NOT NULL,
	`name` text NOT NULL,
	`paid_coins` integer NOT NULL,
	`state` text NOT NULL,
	`address_hash` text,
	`address_shown` text,
	`token_hash` text,
	`claimed_by` text,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `store_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claimed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "store_gifts_paid" CHECK("store_gifts"."paid_coins" >= 0),
	CONSTRAINT "store_gifts_ended" CHECK(("store_gifts"."state" = 'sent') = ("store_gifts"."ended_at" is null)),
	CONSTRAINT "store_gifts_forgotten" CHECK("store_gifts"."ended_at" is null or ("store_gifts"."address_hash" is null and "store_gifts"."address_shown" is null and "store_gifts"."token_hash" is null)),
	CONSTRAINT "store_gifts_claimed_by" CHECK(("store_gifts"."state" = 'claimed') = ("store_gifts"."claimed_by" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_gifts_token` ON `store_gifts` (`token_hash`) WHERE "store_gifts"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX `store_gifts_address` ON `store_gifts` (`address_hash`,`sent_at`) WHERE "store_gifts"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX `store_gifts_due` ON `store_gifts` (`expires_at`) WHERE "store_gifts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `store_gifts_order` ON `store_gifts` (`order_id`);--> statement-breakpoint
CREATE INDEX `store_gifts_buyer` ON `store_gifts` (`buyer_id`);--> statement-breakpoint
CREATE INDEX `store_gifts_claimed` ON `store_gifts` (`claimed_by`) WHERE "store_gifts"."claimed_by" is not null;--> statement-breakpoint
CREATE TABLE `stream_watch_times` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	`pending_ms` integer NOT NULL,
	`day` text NOT NULL,
	`day_minutes` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stream_watch_times_counts" CHECK("stream_watch_times"."pending_ms" >= 0 and "stream_watch_times"."day_minutes" between 0 and 120)
);
--> statement-breakpoint
UPDATE `products` SET `content` = 'friend-starter', `state` = 'on-sale' WHERE `id` = 'friend-starter-gift-pack' AND `state` = 'scheduled' AND `on_sale_from` IS NULL;