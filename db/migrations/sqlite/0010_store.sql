CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`rarity` text NOT NULL,
	`currency` text NOT NULL,
	`price` integer NOT NULL,
	`discount` integer NOT NULL,
	`is_featured` integer NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`coins` integer NOT NULL,
	`components` text NOT NULL,
	`duration` text,
	`state` text NOT NULL,
	`on_sale_from` integer,
	CONSTRAINT "products_price" CHECK("products"."price" > 0 and "products"."discount" between 0 and 99),
	CONSTRAINT "products_coins" CHECK(("products"."coins" > 0) = ("products"."currency" = 'USD'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_number` ON `products` (`number`);--> statement-breakpoint
CREATE TABLE `cart_lines` (
	`user_id` text NOT NULL,
	`product_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_lines_quantity" CHECK("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE `crate_commitments` (
	`user_id` text NOT NULL,
	`nonce` integer NOT NULL,
	`commitment` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `nonce`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `crate_openings` (
	`crate_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`nonce` integer NOT NULL,
	`commitment` text NOT NULL,
	`server_secret` text NOT NULL,
	`client_seed` text NOT NULL,
	`odds_id` text NOT NULL,
	`odds_version` integer NOT NULL,
	`table_hash` text NOT NULL,
	`roll` integer NOT NULL,
	`rarity` text NOT NULL,
	`item` text,
	`credits` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`crate_id`) REFERENCES `crates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "crate_openings_roll" CHECK("crate_openings"."roll" between 0 and 9999),
	CONSTRAINT "crate_openings_find" CHECK(("crate_openings"."item" is null) = ("crate_openings"."credits" > 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crate_openings_nonce` ON `crate_openings` (`user_id`,`nonce`);--> statement-breakpoint
CREATE TABLE `crates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`order_id` text NOT NULL,
	`odds_id` text NOT NULL,
	`odds_version` integer NOT NULL,
	`bought_at` integer NOT NULL,
	`opened_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `store_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `crates_closed` ON `crates` (`user_id`,`id`) WHERE "crates"."opened_at" is null;--> statement-breakpoint
CREATE TABLE `odds_counts` (
	`odds_id` text NOT NULL,
	`odds_version` integer NOT NULL,
	`rarity` text NOT NULL,
	`hits` integer NOT NULL,
	PRIMARY KEY(`odds_id`, `odds_version`, `rarity`)
);
--> statement-breakpoint
CREATE TABLE `player_items` (
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `store_order_lines` (
	`order_id` text NOT NULL,
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer NOT NULL,
	`is_money` integer NOT NULL,
	PRIMARY KEY(`order_id`, `product_id`),
	FOREIGN KEY (`order_id`) REFERENCES `store_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `store_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`code` text,
	`discount_coins` integer NOT NULL,
	`paid_coins` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`back_coins` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "store_orders_sums" CHECK("store_orders"."discount_coins" >= 0 and "store_orders"."paid_coins" >= 0 and "store_orders"."paid_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `store_orders_user` ON `store_orders` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `store_orders_code` ON `store_orders` (`user_id`,`code`) WHERE "store_orders"."code" is not null;--> statement-breakpoint
CREATE TABLE `store_players` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code` text,
	`orders` integer DEFAULT 0 NOT NULL,
	`nonce` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "store_players_counts" CHECK("store_players"."orders" >= 0 and "store_players"."nonce" >= 0)
);
--> statement-breakpoint
CREATE TABLE `wishes` (
	`user_id` text NOT NULL,
	`product_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `worn_items` (
	`user_id` text NOT NULL,
	`slot` text NOT NULL,
	`item` text NOT NULL,
	PRIMARY KEY(`user_id`, `slot`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `entries_coins_bought` ON `entries` (`account_id`) WHERE "entries"."kind" = 'battlecoin_purchase';