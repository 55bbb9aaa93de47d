ALTER TABLE `bets` ADD `held_at` integer;--> statement-breakpoint
CREATE INDEX `bets_held` ON `bets` (`held_at`,`id`) WHERE "bets"."held_at" is not null and "bets"."state" in ('new', 'firm');