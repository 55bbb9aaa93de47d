CREATE TABLE `acceptances` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`accepted_at` integer NOT NULL,
	`exhibit_kind` text,
	`exhibit_id` text,
	`exhibit_title` text,
	`filed_at` integer,
	`reason` text,
	`decided_by` text,
	`decided_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "acceptances_exhibit_whole" CHECK(("acceptances"."exhibit_kind" is null) = ("acceptances"."exhibit_id" is null) and ("acceptances"."exhibit_id" is null) = ("acceptances"."filed_at" is null)),
	CONSTRAINT "acceptances_filed_shows" CHECK("acceptances"."state" <> 'filed' or "acceptances"."exhibit_id" is not null),
	CONSTRAINT "acceptances_ended" CHECK(("acceptances"."state" in ('active', 'filed')) = ("acceptances"."ended_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `acceptances_once` ON `acceptances` (`campaign_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `acceptances_user` ON `acceptances` (`user_id`,`accepted_at`,`id`);--> statement-breakpoint
CREATE INDEX `acceptances_active` ON `acceptances` (`user_id`) WHERE "acceptances"."state" = 'active';--> statement-breakpoint
CREATE INDEX `acceptances_filed` ON `acceptances` (`filed_at`,`id`) WHERE "acceptances"."state" = 'filed';--> statement-breakpoint
CREATE UNIQUE INDEX `acceptances_exhibit` ON `acceptances` (`exhibit_id`,`user_id`) WHERE "acceptances"."state" in ('filed', 'paid') and "acceptances"."exhibit_id" is not null;--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`brand` text NOT NULL,
	`title` text NOT NULL,
	`game` text NOT NULL,
	`conditions` text NOT NULL,
	`payout_cents` integer NOT NULL,
	`capacity` integer NOT NULL,
	`wins_needed` integer,
	`ends_at` integer NOT NULL,
	`state` text NOT NULL,
	`taken_count` integer DEFAULT 0 NOT NULL,
	`paid_count` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`announced_by` text,
	`announced_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`announced_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "campaigns_amounts" CHECK("campaigns"."payout_cents" > 0 and "campaigns"."capacity" > 0),
	CONSTRAINT "campaigns_places" CHECK("campaigns"."paid_count" >= 0 and "campaigns"."taken_count" >= "campaigns"."paid_count" and "campaigns"."taken_count" <= "campaigns"."capacity"),
	CONSTRAINT "campaigns_wins" CHECK("campaigns"."wins_needed" is null or "campaigns"."wins_needed" > 0),
	CONSTRAINT "campaigns_announced" CHECK(("campaigns"."announced_at" is null) = ("campaigns"."announced_by" is null)),
	CONSTRAINT "campaigns_ended" CHECK(("campaigns"."state" = 'ended') = ("campaigns"."ended_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `campaigns_open` ON `campaigns` (`ends_at`,`id`) WHERE "campaigns"."state" = 'announced';--> statement-breakpoint
CREATE INDEX `campaigns_due` ON `campaigns` (`ends_at`) WHERE "campaigns"."state" in ('announced', 'closed');--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `sponsor_deposits` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`cents` integer NOT NULL,
	`reason` text NOT NULL,
	`booked_by` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sponsor_deposits_amount" CHECK("sponsor_deposits"."cents" > 0)
);
--> statement-breakpoint
CREATE INDEX `sponsor_deposits_campaign` ON `sponsor_deposits` (`campaign_id`,`booked_by`);