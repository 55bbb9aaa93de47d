PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_moderation_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`profanity_filter` integer DEFAULT true NOT NULL,
	`spam_detection` integer DEFAULT true NOT NULL,
	`link_blocking` integer DEFAULT false NOT NULL,
	`caps_limit` integer DEFAULT 70 NOT NULL,
	`slow_mode` integer DEFAULT 0 NOT NULL,
	`followers_only` integer DEFAULT false NOT NULL,
	`auto_mod_severity` integer DEFAULT 50 NOT NULL,
	CONSTRAINT "moderation_settings_one" CHECK("__new_moderation_settings"."id" = 1)
);
--> statement-breakpoint
INSERT INTO `__new_moderation_settings`("id", "profanity_filter", "spam_detection", "link_blocking", "caps_limit", "slow_mode", "followers_only", "auto_mod_severity") SELECT "id", "profanity_filter", "spam_detection", "link_blocking", ("caps_limit" + 5) / 10 * 10, ("slow_mode" + 7) / 15 * 15, "followers_only", CASE "auto_mod_severity" WHEN 'low' THEN 25 WHEN 'high' THEN 75 ELSE 50 END FROM `moderation_settings`;--> statement-breakpoint
DROP TABLE `moderation_settings`;--> statement-breakpoint
ALTER TABLE `__new_moderation_settings` RENAME TO `moderation_settings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
UPDATE `user_reports` SET `status` = CASE `status` WHEN 'open' THEN 'pending' ELSE 'reviewed' END WHERE `status` IN ('open', 'resolved');--> statement-breakpoint
ALTER TABLE `user_reports` ADD `report_type` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_messages_at` ON `chat_messages` (`at`,`id`) WHERE "chat_messages"."body" <> '';