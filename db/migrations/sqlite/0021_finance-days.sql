CREATE TABLE `finance_days` (
	`day` text PRIMARY KEY NOT NULL,
	`coin_cents` integer NOT NULL,
	`contest_fee_cents` integer NOT NULL,
	`arcade_cents` integer NOT NULL,
	`withdrawal_fee_cents` integer NOT NULL,
	`given_cents` integer NOT NULL,
	`deposit_cents` integer NOT NULL,
	`payout_cents` integer NOT NULL,
	`chargeback_cents` integer NOT NULL,
	`closed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deposits_ended` ON `deposits` (`provider`,`changed_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_ended` ON `withdrawals` (`provider`,`changed_at`);