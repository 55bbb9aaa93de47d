CREATE TABLE `season_players` (
	`user_id` text NOT NULL,
	`season` text NOT NULL,
	`xp` integer NOT NULL,
	PRIMARY KEY(`user_id`, `season`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`season`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "season_players_xp" CHECK("season_players"."xp" > 0)
);
--> statement-breakpoint
CREATE TABLE `seasons` (
	`id` text PRIMARY KEY NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "seasons_order" CHECK("seasons"."starts_at" < "seasons"."ends_at")
);
--> statement-breakpoint
CREATE INDEX `seasons_end` ON `seasons` (`ends_at`);--> statement-breakpoint
CREATE TABLE `pass_claims` (
	`user_id` text NOT NULL,
	`season` text NOT NULL,
	`track` text NOT NULL,
	`tier` integer NOT NULL,
	`coins` integer NOT NULL,
	`credits` integer NOT NULL,
	`item` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `season`, `track`, `tier`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`season`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pass_claims_tier" CHECK("pass_claims"."tier" between 1 and 100),
	CONSTRAINT "pass_claims_sums" CHECK("pass_claims"."coins" >= 0 and "pass_claims"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE `products` ADD `on_sale_until` integer;