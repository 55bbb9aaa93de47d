CREATE TABLE `battle_feeds` (
	`battle_id` text NOT NULL,
	`player_id` text NOT NULL,
	`facts` text NOT NULL,
	`heard_at` integer NOT NULL,
	PRIMARY KEY(`battle_id`, `player_id`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `battle_feeds_player` ON `battle_feeds` (`player_id`);--> statement-breakpoint
CREATE INDEX `battle_feeds_heard` ON `battle_feeds` (`heard_at`);--> statement-breakpoint
CREATE TABLE `battle_proofs` (
	`battle_id` text PRIMARY KEY NOT NULL,
	`verdict` text NOT NULL,
	`winner` text,
	`creator_rounds` integer,
	`opponent_rounds` integer,
	`shared` integer NOT NULL,
	`skew_ms` integer,
	`contradiction` text,
	`round` integer,
	`why` text NOT NULL,
	`is_outcome` integer,
	`sha256` text NOT NULL,
	`mode` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `battle_proofs_at` ON `battle_proofs` (`at`);--> statement-breakpoint
CREATE TABLE `feed_entries` (
	`battle_id` text NOT NULL,
	`player_id` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`own` integer NOT NULL,
	`other` integer NOT NULL,
	`side` text,
	`is_won` integer,
	`flag` text,
	`at` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`battle_id`, `player_id`, `n`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feed_entries_player` ON `feed_entries` (`player_id`);--> statement-breakpoint
CREATE INDEX `feed_entries_at` ON `feed_entries` (`at`);--> statement-breakpoint
CREATE TABLE `feed_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`made_at` integer NOT NULL,
	`heard_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_keys_token_hash` ON `feed_keys` (`token_hash`);--> statement-breakpoint
CREATE TABLE `game_accounts` (
	`user_id` text NOT NULL,
	`platform` text NOT NULL,
	`account_id` text NOT NULL,
	`linked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `platform`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_accounts_account` ON `game_accounts` (`platform`,`account_id`);