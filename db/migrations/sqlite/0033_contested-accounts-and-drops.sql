DROP INDEX `game_accounts_account`;--> statement-breakpoint
CREATE INDEX `game_accounts_account` ON `game_accounts` (`platform`,`account_id`);--> statement-breakpoint
CREATE INDEX `battle_invites_battle` ON `battle_invites` (`battle_id`) WHERE "battle_invites"."battle_id" is not null;--> statement-breakpoint
CREATE INDEX `rate_limits_end` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE INDEX `proposals_battle` ON `proposals` (`battle_id`) WHERE "proposals"."battle_id" is not null;--> statement-breakpoint
CREATE INDEX `rating_history_battle` ON `rating_history` (`battle_id`);--> statement-breakpoint
CREATE INDEX `known_devices_seen` ON `known_devices` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `teams_logo` ON `teams` (`logo_id`);