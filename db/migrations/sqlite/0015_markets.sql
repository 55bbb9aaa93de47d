CREATE TABLE `bets` (
	`id` text PRIMARY KEY NOT NULL,
	`market_id` text NOT NULL,
	`user_id` text NOT NULL,
	`side` integer NOT NULL,
	`stake_cents` integer NOT NULL,
	`odds` integer NOT NULL,
	`payout_cents` integer NOT NULL,
	`state` text NOT NULL,
	`stream_id` text,
	`creator_id` text,
	`placed_at` integer NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`market_id`) REFERENCES `markets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bets_side" CHECK("bets"."side" in (0, 1)),
	CONSTRAINT "bets_amounts" CHECK("bets"."stake_cents" > 0 and "bets"."payout_cents" >= "bets"."stake_cents" and "bets"."paid_cents" >= 0),
	CONSTRAINT "bets_ended" CHECK(("bets"."state" in ('new', 'firm')) = ("bets"."ended_at" is null))
);
--> statement-breakpoint
CREATE INDEX `bets_user` ON `bets` (`user_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `bets_market_user` ON `bets` (`market_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `bets_standing` ON `bets` (`market_id`,`id`) WHERE "bets"."state" in ('new', 'firm');--> statement-breakpoint
CREATE INDEX `bets_fresh` ON `bets` (`market_id`,`id`) WHERE "bets"."state" = 'new';--> statement-breakpoint
CREATE TABLE `fund_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`cents` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fund_requests_amount" CHECK("fund_requests"."cents" <> 0),
	CONSTRAINT "fund_requests_decided" CHECK(("fund_requests"."state" = 'waiting') = ("fund_requests"."decided_by" is null)),
	CONSTRAINT "fund_requests_two" CHECK("fund_requests"."decided_by" is null or "fund_requests"."state" <> 'done' or "fund_requests"."decided_by" <> "fund_requests"."requested_by")
);
--> statement-breakpoint
CREATE INDEX `fund_requests_waiting` ON `fund_requests` (`requested_at`) WHERE "fund_requests"."state" = 'waiting';--> statement-breakpoint
CREATE TABLE `markets` (
	`id` text PRIMARY KEY NOT NULL,
	`contest_id` text NOT NULL,
	`title` text NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`state` text NOT NULL,
	`outcome` text,
	`version` integer NOT NULL,
	`open_ppm` integer NOT NULL,
	`margin_ppm` integer NOT NULL,
	`creator_ppm` integer NOT NULL,
	`slope_ppm` integer NOT NULL,
	`cap_cents` integer NOT NULL,
	`win_cents` integer NOT NULL,
	`first_stakes` integer DEFAULT 0 NOT NULL,
	`second_stakes` integer DEFAULT 0 NOT NULL,
	`first_payouts` integer DEFAULT 0 NOT NULL,
	`second_payouts` integer DEFAULT 0 NOT NULL,
	`first_fresh` integer DEFAULT 0 NOT NULL,
	`second_fresh` integer DEFAULT 0 NOT NULL,
	`escrow_cents` integer DEFAULT 0 NOT NULL,
	`firm_at` integer,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`contest_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`first_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "markets_two_players" CHECK("markets"."first_id" <> "markets"."second_id"),
	CONSTRAINT "markets_cap" CHECK("markets"."escrow_cents" >= 0 and "markets"."escrow_cents" - "markets"."first_stakes" - "markets"."second_stakes" <= "markets"."cap_cents"),
	CONSTRAINT "markets_fresh" CHECK("markets"."first_fresh" between 0 and "markets"."first_stakes" and "markets"."second_fresh" between 0 and "markets"."second_stakes"),
	CONSTRAINT "markets_outcome" CHECK(("markets"."state" in ('settling', 'settled', 'void')) = ("markets"."outcome" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `markets_live` ON `markets` (`contest_id`) WHERE "markets"."state" in ('open', 'suspended', 'closed');--> statement-breakpoint
CREATE INDEX `markets_contest` ON `markets` (`contest_id`,`id`);--> statement-breakpoint
CREATE INDEX `markets_firm` ON `markets` (`firm_at`) WHERE "markets"."firm_at" is not null;--> statement-breakpoint
CREATE INDEX `markets_unpaid` ON `markets` (`opened_at`,`id`) WHERE "markets"."state" in ('open', 'suspended', 'closed', 'settling');