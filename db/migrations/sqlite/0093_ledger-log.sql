CREATE TABLE `ledger_tiles` (
	`level` integer NOT NULL,
	`number` integer NOT NULL,
	`hashes` blob NOT NULL,
	PRIMARY KEY(`level`, `number`),
	CONSTRAINT "ledger_tiles_hashes" CHECK(length("ledger_tiles"."hashes") between 32 and 8192 and length("ledger_tiles"."hashes") % 32 = 0)
);
--> statement-breakpoint
ALTER TABLE `ledger_head` ADD `log_size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_head` ADD `log_edge` blob;