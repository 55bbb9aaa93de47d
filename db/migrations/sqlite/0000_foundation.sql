CREATE TABLE `data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`ready_at` integer,
	`upload_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_exports_user` ON `data_exports` (`user_id`,`requested_at`);--> statement-breakpoint
CREATE TABLE `linked_accounts` (
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_user_id` text NOT NULL,
	`name` text NOT NULL,
	`linked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `provider`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `linked_accounts_provider` ON `linked_accounts` (`provider`,`provider_user_id`);--> statement-breakpoint
CREATE TABLE `onboardings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`setup_completed_at` integer,
	`tour_completed_at` integer,
	`tutorial_completed_at` integer,
	`completed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` integer DEFAULT true NOT NULL,
	`chat` integer DEFAULT true NOT NULL,
	`missions` integer DEFAULT true NOT NULL,
	`battle_updates` integer DEFAULT true NOT NULL,
	`match_results` integer DEFAULT true NOT NULL,
	`wallet_changes` integer DEFAULT true NOT NULL,
	`marketing` integer DEFAULT false NOT NULL,
	`profile_visibility` text DEFAULT 'public' NOT NULL,
	`show_stats` integer DEFAULT true NOT NULL,
	`show_earnings` integer DEFAULT false NOT NULL,
	`reality_check_minutes` integer DEFAULT 60 NOT NULL,
	`favorite_games` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tutorial_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`seed` integer NOT NULL,
	`started_at` integer NOT NULL,
	`submitted_at` integer,
	`score` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tutorial_runs_user` ON `tutorial_runs` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `tutorial_runs_submitted` ON `tutorial_runs` (`submitted_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`purpose` text NOT NULL,
	`content_type` text NOT NULL,
	`name` text NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `uploads_owner` ON `uploads` (`owner_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `uploads_expires` ON `uploads` (`expires_at`) WHERE "uploads"."expires_at" is not null;--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_expires` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`referral_code` text,
	`code_hash` text,
	`code_expires_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_username_key` ON `registrations` (`username_key`);--> statement-breakpoint
CREATE INDEX `registrations_email_key` ON `registrations` (`email_key`);--> statement-breakpoint
CREATE INDEX `registrations_expires` ON `registrations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `challenges` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`challenge` text NOT NULL,
	`tries` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `challenges_user` ON `challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `challenges_expires` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`name` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`is_backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `two_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`enabled_at` integer,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`operation` text NOT NULL,
	`payload_hash` text NOT NULL,
	`answer_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_at` ON `idempotency_keys` (`at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`display_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'player' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`verification` text DEFAULT 'unverified' NOT NULL,
	`region` text,
	`region_set_at` integer,
	`is_vip` integer DEFAULT false NOT NULL,
	`is_verified_creator` integer DEFAULT false NOT NULL,
	`avatar_id` text,
	`referral_code` text,
	`referrer_id` text,
	`paused_until` integer,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	CONSTRAINT "users_username_length" CHECK(length("users"."username") between 3 and 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_referral_code` ON `users` (`referral_code`) WHERE "users"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX `users_referrer` ON `users` (`referrer_id`) WHERE "users"."referrer_id" is not null;--> statement-breakpoint
CREATE TABLE `team_accesses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `waitlist` (
	`email_key` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `battle_reports` (
	`battle_id` text NOT NULL,
	`player_id` text NOT NULL,
	`claim` text NOT NULL,
	`score` text NOT NULL,
	`recording_url` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`battle_id`, `player_id`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `battles` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`game` text NOT NULL,
	`mode` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`privacy` text NOT NULL,
	`invite_code` text,
	`stake_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`creator_id` text NOT NULL,
	`opponent_id` text,
	`winner_id` text,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`ends_at` integer,
	`due_at` integer,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`winner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "battles_stake" CHECK("battles"."stake_cents" > 0 or ("battles"."stake_cents" = 0 and "battles"."status" = 'draft')),
	CONSTRAINT "battles_fee" CHECK("battles"."fee_cents" >= 0),
	CONSTRAINT "battles_two_players" CHECK("battles"."opponent_id" is null or "battles"."opponent_id" <> "battles"."creator_id"),
	CONSTRAINT "battles_winner" CHECK(("battles"."status" = 'completed') = ("battles"."winner_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `battles_open` ON `battles` (`created_at`,`id`) WHERE "battles"."status" in ('waiting', 'active') and "battles"."privacy" = 'public';--> statement-breakpoint
CREATE INDEX `battles_creator` ON `battles` (`creator_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `battles_opponent` ON `battles` (`opponent_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `battles_creator_holding` ON `battles` (`creator_id`) WHERE "battles"."status" in ('waiting', 'active', 'disputed');--> statement-breakpoint
CREATE INDEX `battles_opponent_holding` ON `battles` (`opponent_id`) WHERE "battles"."status" in ('waiting', 'active', 'disputed');--> statement-breakpoint
CREATE INDEX `battles_drafts` ON `battles` (`creator_id`,`created_at`,`id`) WHERE "battles"."status" = 'draft';--> statement-breakpoint
CREATE INDEX `battles_due` ON `battles` (`due_at`) WHERE "battles"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `battles_invite_code` ON `battles` (`invite_code`) WHERE "battles"."invite_code" is not null;--> statement-breakpoint
CREATE TABLE `battle_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`game` text NOT NULL,
	`mode` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`answered_at` integer,
	`battle_id` text,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "battle_invites_two" CHECK("battle_invites"."from_id" <> "battle_invites"."to_id"),
	CONSTRAINT "battle_invites_stake" CHECK("battle_invites"."stake_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX `battle_invites_to` ON `battle_invites` (`to_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `battle_invites_from` ON `battle_invites` (`from_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `battle_invites_pair` ON `battle_invites` (`from_id`,`to_id`) WHERE "battle_invites"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `battle_invites_due` ON `battle_invites` (`expires_at`) WHERE "battle_invites"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `blocked_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`author_id` text NOT NULL,
	`rule` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blocked_messages_at` ON `blocked_messages` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `blocked_messages_author` ON `blocked_messages` (`author_id`,`at`);--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`author_id` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	`pinned_at` integer,
	`deleted_at` integer,
	`deleted_by` text,
	`flag` text,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`deleted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_messages_channel` ON `chat_messages` (`channel_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_author` ON `chat_messages` (`author_id`,`at`);--> statement-breakpoint
CREATE INDEX `chat_messages_pinned` ON `chat_messages` (`channel_id`,`pinned_at`) WHERE "chat_messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX `chat_messages_flagged` ON `chat_messages` (`at`) WHERE "chat_messages"."flag" is not null;--> statement-breakpoint
CREATE TABLE `chat_reactions` (
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	`emoji` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`message_id`, `emoji`, `user_id`),
	FOREIGN KEY (`message_id`) REFERENCES `chat_messages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_reactions_user` ON `chat_reactions` (`user_id`);--> statement-breakpoint
CREATE TABLE `chat_reads` (
	`user_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`read_at` integer NOT NULL,
	`message_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `channel_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `chat_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`mute_all` integer DEFAULT false NOT NULL,
	`high_contrast` integer DEFAULT false NOT NULL,
	`show_unread` integer DEFAULT true NOT NULL,
	`slash_commands` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `moderation_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`profanity_filter` integer DEFAULT true NOT NULL,
	`spam_detection` integer DEFAULT true NOT NULL,
	`link_blocking` integer DEFAULT false NOT NULL,
	`caps_limit` integer DEFAULT 70 NOT NULL,
	`slow_mode` integer DEFAULT 0 NOT NULL,
	`followers_only` integer DEFAULT false NOT NULL,
	`auto_mod_severity` text DEFAULT 'medium' NOT NULL,
	CONSTRAINT "moderation_settings_one" CHECK("moderation_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `user_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reporter_id` text NOT NULL,
	`reported_id` text NOT NULL,
	`message_id` text,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`message_id`) REFERENCES `chat_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_reports_status` ON `user_reports` (`status`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `user_reports_reporter` ON `user_reports` (`reporter_id`,`at`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`battle_id` text NOT NULL,
	`reported_by_id` text,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`priority` text NOT NULL,
	`status` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`moderator_id` text,
	`action` text,
	`reason` text,
	`decided_at` integer,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`moderator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disputes_battle` ON `disputes` (`battle_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `disputes_open` ON `disputes` (`submitted_at`,`id`) WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_one_open` ON `disputes` (`battle_id`) WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	`dispatched_at` integer
);
--> statement-breakpoint
CREATE INDEX `events_undispatched` ON `events` (`seq`) WHERE "events"."dispatched_at" is null;--> statement-breakpoint
CREATE INDEX `events_entity` ON `events` (`entity`,`entity_id`,`seq`);--> statement-breakpoint
CREATE TABLE `friendships` (
	`user_id` text NOT NULL,
	`friend_id` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`user_id`, `friend_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`friend_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `friendships_friend` ON `friendships` (`friend_id`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `friend_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `friend_requests_pair` ON `friend_requests` (`from_id`,`to_id`);--> statement-breakpoint
CREATE INDEX `friend_requests_to` ON `friend_requests` (`to_id`,`at`);--> statement-breakpoint
CREATE TABLE `presences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`game` text,
	`seen_at` integer NOT NULL,
	`active_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `presences_seen` ON `presences` (`seen_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`unique_key` text,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_run` ON `jobs` (`run_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_unique_key` ON `jobs` (`unique_key`) WHERE "jobs"."unique_key" is not null;--> statement-breakpoint
CREATE TABLE `mailbox` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mailbox_at` ON `mailbox` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`tab` text NOT NULL,
	`kind` text NOT NULL,
	`unique_key` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`from_id` text,
	`link` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_key` ON `notifications` (`user_id`,`unique_key`);--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_tab` ON `notifications` (`user_id`,`tab`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`at`) WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE TABLE `pending_sends` (
	`notification_id` text NOT NULL,
	`channel` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`notification_id`, `channel`),
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pending_sends_user` ON `pending_sends` (`channel`,`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint_hash`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `achievements` (
	`user_id` text NOT NULL,
	`achievement` text NOT NULL,
	`unlocked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `achievement`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `leaders` (
	`span` text NOT NULL,
	`game` text NOT NULL,
	`region` text NOT NULL,
	`user_id` text NOT NULL,
	`earnings_cents` integer NOT NULL,
	`battles` integer NOT NULL,
	`wins` integer NOT NULL,
	`is_listed` integer NOT NULL,
	PRIMARY KEY(`span`, `game`, `region`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `leaders_rank` ON `leaders` (`span`,`game`,`region`,`is_listed`,`earnings_cents`,`user_id`);--> statement-breakpoint
CREATE INDEX `leaders_user` ON `leaders` (`user_id`);--> statement-breakpoint
CREATE TABLE `rating_history` (
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`battle_id` text NOT NULL,
	`rating` integer NOT NULL,
	`region` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `battle_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `rating_history_game` ON `rating_history` (`user_id`,`game`,`at`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`mu_micro` integer NOT NULL,
	`sigma_micro` integer NOT NULL,
	`rating` integer NOT NULL,
	`battles` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `replay_clips` (
	`replay_id` text NOT NULL,
	`player_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`replay_id`, `player_id`),
	FOREIGN KEY (`replay_id`) REFERENCES `replays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replay_clips_upload` ON `replay_clips` (`upload_id`);--> statement-breakpoint
CREATE INDEX `replay_clips_player` ON `replay_clips` (`player_id`);--> statement-breakpoint
CREATE TABLE `replay_highlights` (
	`id` text PRIMARY KEY NOT NULL,
	`replay_id` text NOT NULL,
	`author_id` text NOT NULL,
	`at_seconds` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`replay_id`) REFERENCES `replays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `replay_highlights_replay` ON `replay_highlights` (`replay_id`,`at_seconds`,`id`);--> statement-breakpoint
CREATE INDEX `replay_highlights_author` ON `replay_highlights` (`author_id`);--> statement-breakpoint
CREATE TABLE `replay_views` (
	`replay_id` text NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`replay_id`, `user_id`, `day`),
	FOREIGN KEY (`replay_id`) REFERENCES `replays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `replay_views_day` ON `replay_views` (`day`,`replay_id`);--> statement-breakpoint
CREATE INDEX `replay_views_user` ON `replay_views` (`user_id`);--> statement-breakpoint
CREATE TABLE `replays` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`game` text NOT NULL,
	`creator_id` text NOT NULL,
	`opponent_id` text NOT NULL,
	`winner_id` text NOT NULL,
	`score` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`recording_url` text NOT NULL,
	`is_public` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`winner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `replays_creator` ON `replays` (`creator_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_opponent` ON `replays` (`opponent_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_public` ON `replays` (`is_public`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_public_game` ON `replays` (`is_public`,`game`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `replays_public_high` ON `replays` (`is_public`,`at`,`id`) WHERE "replays"."stake_cents" >= 50000;--> statement-breakpoint
CREATE TABLE `game_records` (
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`battles` integer NOT NULL,
	`wins` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outcomes` (
	`battle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`won` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`battle_id`, `user_id`),
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outcomes_user` ON `outcomes` (`user_id`,`at`,`battle_id`);--> statement-breakpoint
CREATE TABLE `player_stats` (
	`user_id` text PRIMARY KEY NOT NULL,
	`battles` integer NOT NULL,
	`wins` integer NOT NULL,
	`staked_cents` integer NOT NULL,
	`streak` integer NOT NULL,
	`best_streak` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `feature_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`enabled` integer NOT NULL,
	`category` text NOT NULL,
	`last_modified` integer,
	`modified_by` text,
	FOREIGN KEY (`modified_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`type` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `team_agreements` (
	`challenge_id` text NOT NULL,
	`user_id` text NOT NULL,
	`team_id` text NOT NULL,
	`agreed_cents` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`challenge_id`, `user_id`),
	FOREIGN KEY (`challenge_id`) REFERENCES `team_challenges`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `team_agreements_user` ON `team_agreements` (`user_id`);--> statement-breakpoint
CREATE TABLE `team_asks` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	`ask` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_asks_pair` ON `team_asks` (`team_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `team_asks_team` ON `team_asks` (`team_id`,`ask`,`at`);--> statement-breakpoint
CREATE INDEX `team_asks_user` ON `team_asks` (`user_id`,`ask`,`at`);--> statement-breakpoint
CREATE TABLE `team_battles` (
	`id` text PRIMARY KEY NOT NULL,
	`home_team_id` text NOT NULL,
	`away_team_id` text NOT NULL,
	`game` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`status` text NOT NULL,
	`winner_team_id` text,
	`home_claim` text,
	`away_claim` text,
	`home_score` integer,
	`away_score` integer,
	`home_recording_url` text,
	`away_recording_url` text,
	`issue` text,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`due_at` integer,
	FOREIGN KEY (`home_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`away_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`winner_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "team_battles_two" CHECK("team_battles"."home_team_id" <> "team_battles"."away_team_id")
);
--> statement-breakpoint
CREATE INDEX `team_battles_home` ON `team_battles` (`home_team_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `team_battles_away` ON `team_battles` (`away_team_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `team_battles_due` ON `team_battles` (`due_at`) WHERE "team_battles"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `team_battles_disputed` ON `team_battles` (`created_at`,`id`) WHERE "team_battles"."status" = 'disputed';--> statement-breakpoint
CREATE TABLE `team_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`from_team_id` text NOT NULL,
	`to_team_id` text NOT NULL,
	`sent_by` text NOT NULL,
	`game` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`payer` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`team_battle_id` text,
	FOREIGN KEY (`from_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "team_challenges_two" CHECK("team_challenges"."from_team_id" <> "team_challenges"."to_team_id")
);
--> statement-breakpoint
CREATE INDEX `team_challenges_to` ON `team_challenges` (`to_team_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `team_challenges_from` ON `team_challenges` (`from_team_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `team_challenges_due` ON `team_challenges` (`expires_at`) WHERE "team_challenges"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `team_members` (
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`wins` integer DEFAULT 0 NOT NULL,
	`losses` integer DEFAULT 0 NOT NULL,
	`earnings_cents` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`team_id`, `user_id`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_user` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_captain` ON `team_members` (`team_id`) WHERE "team_members"."role" = 'captain';--> statement-breakpoint
CREATE TABLE `team_seats` (
	`team_battle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`team_id` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	PRIMARY KEY(`team_battle_id`, `user_id`),
	FOREIGN KEY (`team_battle_id`) REFERENCES `team_battles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "team_seats_positive" CHECK("team_seats"."stake_cents" >= 0 and "team_seats"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `team_seats_user` ON `team_seats` (`user_id`,`team_battle_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`logo_id` text,
	`invite_code` text NOT NULL,
	`created_at` integer NOT NULL,
	`disbanded_at` integer,
	`wins` integer DEFAULT 0 NOT NULL,
	`losses` integer DEFAULT 0 NOT NULL,
	`earnings_cents` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name_key` ON `teams` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `teams_invite_code` ON `teams` (`invite_code`);--> statement-breakpoint
CREATE INDEX `teams_rank` ON `teams` (`earnings_cents`,`id`);--> statement-breakpoint
CREATE TABLE `reconciliations` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL,
	`findings` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reconciliations_finished` ON `reconciliations` (`finished_at`);--> statement-breakpoint
CREATE TABLE `staff_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`unique_key` text NOT NULL,
	`message` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by` text,
	`reason` text,
	FOREIGN KEY (`resolved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "staff_alerts_resolved_whole" CHECK(("staff_alerts"."resolved_at" is null) = ("staff_alerts"."resolved_by" is null) and ("staff_alerts"."resolved_at" is null) = ("staff_alerts"."reason" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_alerts_key` ON `staff_alerts` (`unique_key`) WHERE "staff_alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX `staff_alerts_open` ON `staff_alerts` (`at`,`id`) WHERE "staff_alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX `staff_alerts_resolved` ON `staff_alerts` (`resolved_at`,`id`) WHERE "staff_alerts"."resolved_at" is not null;--> statement-breakpoint
CREATE TABLE `stray_words` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`provider_ref` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `id`)
);
--> statement-breakpoint
CREATE INDEX `stray_words_received` ON `stray_words` (`received_at`);--> statement-breakpoint
CREATE TABLE `entries` (
	`transfer_id` text NOT NULL,
	`seq` integer NOT NULL,
	`account_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`balance_after` integer NOT NULL,
	PRIMARY KEY(`transfer_id`, `seq`),
	FOREIGN KEY (`transfer_id`) REFERENCES `transfers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "entries_amount" CHECK("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_account` ON `entries` (`account_id`,`number`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text,
	`currency` text NOT NULL,
	`balance` integer NOT NULL,
	`entry_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_accounts_no_overdraft" CHECK("ledger_accounts"."kind" not in ('user', 'escrow') or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_owner" CHECK(("ledger_accounts"."kind" = 'user') = ("ledger_accounts"."owner_id" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_owner_currency` ON `ledger_accounts` (`owner_id`,`currency`) WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE TABLE `ledger_head` (
	`id` integer PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `play_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`staked_cents` integer DEFAULT 0 NOT NULL,
	`deposited_cents` integer DEFAULT 0 NOT NULL,
	`withdrawn_cents` integer DEFAULT 0 NOT NULL,
	`lost_cents` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "play_days_positive" CHECK("play_days"."staked_cents" >= 0 and "play_days"."deposited_cents" >= 0 and "play_days"."withdrawn_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE `transfers` (
	`id` text PRIMARY KEY NOT NULL,
	`op_key` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text,
	`actor_id` text,
	`at` integer NOT NULL,
	`position` integer,
	`hash` text,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfers_sealed" CHECK(("transfers"."position" is null) = ("transfers"."hash" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfers_op_key` ON `transfers` (`op_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfers_position` ON `transfers` (`position`) WHERE "transfers"."position" is not null;--> statement-breakpoint
CREATE INDEX `transfers_unsealed` ON `transfers` (`id`) WHERE "transfers"."position" is null;--> statement-breakpoint
CREATE INDEX `transfers_subject` ON `transfers` (`subject_id`);--> statement-breakpoint
CREATE INDEX `transfers_at` ON `transfers` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `deposits` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`method_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`status` text NOT NULL,
	`provider` text NOT NULL,
	`provider_ref` text,
	`action_url` text,
	`failure` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`method_id`) REFERENCES `payment_methods`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deposits_amount" CHECK("deposits"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX `deposits_user` ON `deposits` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deposits_method_open` ON `deposits` (`method_id`) WHERE "deposits"."status" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX `deposits_unbooked` ON `deposits` (`created_at`,`id`) WHERE "deposits"."status" in ('created', 'pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_provider_ref` ON `deposits` (`provider`,`provider_ref`) WHERE "deposits"."provider_ref" is not null;--> statement-breakpoint
CREATE TABLE `payment_methods` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`details` text NOT NULL,
	`network` text,
	`sealed_terms` text NOT NULL,
	`is_default` integer NOT NULL,
	`is_verified` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`removed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_methods_user` ON `payment_methods` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_methods_default` ON `payment_methods` (`user_id`) WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE TABLE `provider_events` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`provider_ref` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `id`)
);
--> statement-breakpoint
CREATE INDEX `provider_events_ref` ON `provider_events` (`provider`,`provider_ref`);--> statement-breakpoint
CREATE TABLE `verification_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`identity_upload_id` text NOT NULL,
	`address_upload_id` text NOT NULL,
	`address_issued_on` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `verification_requests_user` ON `verification_requests` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `verification_requests_outcome` ON `verification_requests` (`outcome`,`submitted_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `verification_requests_pending` ON `verification_requests` (`user_id`) WHERE "verification_requests"."outcome" = 'pending';--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`method_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`requested_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`first_approver_id` text,
	`decided_by` text,
	`provider` text NOT NULL,
	`provider_ref` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`method_id`) REFERENCES `payment_methods`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`first_approver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawals_amount" CHECK("withdrawals"."amount_cents" > 0 and "withdrawals"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `withdrawals_user` ON `withdrawals` (`user_id`,`requested_at`,`id`);--> statement-breakpoint
CREATE INDEX `withdrawals_status` ON `withdrawals` (`status`,`requested_at`,`id`);--> statement-breakpoint
CREATE INDEX `withdrawals_method_open` ON `withdrawals` (`method_id`) WHERE "withdrawals"."status" in ('requested', 'processing', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_provider_ref` ON `withdrawals` (`provider`,`provider_ref`) WHERE "withdrawals"."provider_ref" is not null;--> statement-breakpoint
CREATE TABLE `play_limits` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`cents` integer NOT NULL,
	`pending_cents` integer,
	`pending_from` integer,
	PRIMARY KEY(`user_id`, `kind`, `period`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "play_limits_cents" CHECK("play_limits"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE `play_pauses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `play_pauses_user` ON `play_pauses` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `balance_leaves` (
	`day` text NOT NULL,
	`position` integer NOT NULL,
	`user_id` text NOT NULL,
	`balance_cents` integer NOT NULL,
	`salt` text NOT NULL,
	PRIMARY KEY(`day`, `position`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `balance_leaves_user` ON `balance_leaves` (`day`,`user_id`);--> statement-breakpoint
CREATE TABLE `balance_roots` (
	`day` text PRIMARY KEY NOT NULL,
	`root` text NOT NULL,
	`total_cents` integer NOT NULL,
	`escrow_cents` integer NOT NULL,
	`funds_cents` integer NOT NULL,
	`leaf_count` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `statements` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`period` text NOT NULL,
	`ends_at` integer NOT NULL,
	`opening_cents` integer NOT NULL,
	`closing_cents` integer NOT NULL,
	`line_count` integer NOT NULL,
	`last_number` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`pdf` blob NOT NULL,
	`csv` blob NOT NULL,
	`pdf_bytes` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statements_period` ON `statements` (`user_id`,`type`,`period`);--> statement-breakpoint
CREATE INDEX `statements_user` ON `statements` (`user_id`,`ends_at`,`id`);