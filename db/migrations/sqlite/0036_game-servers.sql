CREATE TABLE `battle_servers` (
	`battle_id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`made_at` integer NOT NULL,
	`heard_at` integer,
	`facts` text,
	`verdict` text NOT NULL,
	`winner` text,
	`creator_rounds` integer,
	`opponent_rounds` integer,
	`why` text NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `battle_servers_key_hash` ON `battle_servers` (`key_hash`);--> statement-breakpoint
CREATE INDEX `battle_servers_heard` ON `battle_servers` (`heard_at`);--> statement-breakpoint
CREATE TABLE `server_entries` (
	`battle_id` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`creator_rounds` integer,
	`opponent_rounds` integer,
	`flag` text,
	`at` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`battle_id`, `n`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `server_entries_at` ON `server_entries` (`at`);--> statement-breakpoint
CREATE TABLE `proof_signals` (
	`battle_id` text NOT NULL,
	`kind` text NOT NULL,
	`seat` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`battle_id`, `kind`, `seat`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proof_signals_at` ON `proof_signals` (`at`);