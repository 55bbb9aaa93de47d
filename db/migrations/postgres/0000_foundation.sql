CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"ready_at" bigint,
	"upload_id" text
);
--> statement-breakpoint
CREATE TABLE "linked_accounts" (
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_user_id" text NOT NULL,
	"name" text NOT NULL,
	"linked_at" bigint NOT NULL,
	CONSTRAINT "linked_accounts_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"setup_completed_at" bigint,
	"tour_completed_at" bigint,
	"tutorial_completed_at" bigint,
	"completed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"chat" boolean DEFAULT true NOT NULL,
	"missions" boolean DEFAULT true NOT NULL,
	"battle_updates" boolean DEFAULT true NOT NULL,
	"match_results" boolean DEFAULT true NOT NULL,
	"wallet_changes" boolean DEFAULT true NOT NULL,
	"marketing" boolean DEFAULT false NOT NULL,
	"profile_visibility" text DEFAULT 'public' NOT NULL,
	"show_stats" boolean DEFAULT true NOT NULL,
	"show_earnings" boolean DEFAULT false NOT NULL,
	"reality_check_minutes" bigint DEFAULT 60 NOT NULL,
	"favorite_games" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorial_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"seed" bigint NOT NULL,
	"started_at" bigint NOT NULL,
	"submitted_at" bigint,
	"score" bigint
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"referral_code" text,
	"code_hash" text,
	"code_expires_at" bigint NOT NULL,
	"tries" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"challenge" text NOT NULL,
	"tries" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" bigint,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_at" bigint,
	"last_step" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'player' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"region" text,
	"region_set_at" bigint,
	"is_vip" boolean DEFAULT false NOT NULL,
	"is_verified_creator" boolean DEFAULT false NOT NULL,
	"avatar_id" text,
	"referral_code" text,
	"referrer_id" text,
	"paused_until" bigint,
	"created_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "users_username_length" CHECK (length("users"."username") between 3 and 20)
);
--> statement-breakpoint
CREATE TABLE "team_accesses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battle_reports" (
	"battle_id" text NOT NULL,
	"player_id" text NOT NULL,
	"claim" text NOT NULL,
	"score" text NOT NULL,
	"recording_url" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "battle_reports_battle_id_player_id_pk" PRIMARY KEY("battle_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"privacy" text NOT NULL,
	"invite_code" text,
	"stake_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"creator_id" text NOT NULL,
	"opponent_id" text,
	"winner_id" text,
	"created_at" bigint NOT NULL,
	"joined_at" bigint,
	"started_at" bigint,
	"ended_at" bigint,
	"ends_at" bigint,
	"due_at" bigint,
	CONSTRAINT "battles_stake" CHECK ("battles"."stake_cents" > 0 or ("battles"."stake_cents" = 0 and "battles"."status" = 'draft')),
	CONSTRAINT "battles_fee" CHECK ("battles"."fee_cents" >= 0),
	CONSTRAINT "battles_two_players" CHECK ("battles"."opponent_id" is null or "battles"."opponent_id" <> "battles"."creator_id"),
	CONSTRAINT "battles_winner" CHECK (("battles"."status" = 'completed') = ("battles"."winner_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "battle_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"answered_at" bigint,
	"battle_id" text,
	CONSTRAINT "battle_invites_two" CHECK ("battle_invites"."from_id" <> "battle_invites"."to_id"),
	CONSTRAINT "battle_invites_stake" CHECK ("battle_invites"."stake_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "blocked_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"author_id" text NOT NULL,
	"rule" text NOT NULL,
	"body" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"author_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"at" bigint NOT NULL,
	"pinned_at" bigint,
	"deleted_at" bigint,
	"deleted_by" text,
	"flag" text
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"emoji" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_reactions_message_id_emoji_user_id_pk" PRIMARY KEY("message_id","emoji","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"user_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"read_at" bigint NOT NULL,
	"message_id" text NOT NULL,
	CONSTRAINT "chat_reads_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mute_all" boolean DEFAULT false NOT NULL,
	"high_contrast" boolean DEFAULT false NOT NULL,
	"show_unread" boolean DEFAULT true NOT NULL,
	"slash_commands" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_settings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"profanity_filter" boolean DEFAULT true NOT NULL,
	"spam_detection" boolean DEFAULT true NOT NULL,
	"link_blocking" boolean DEFAULT false NOT NULL,
	"caps_limit" bigint DEFAULT 70 NOT NULL,
	"slow_mode" bigint DEFAULT 0 NOT NULL,
	"followers_only" boolean DEFAULT false NOT NULL,
	"auto_mod_severity" text DEFAULT 'medium' NOT NULL,
	CONSTRAINT "moderation_settings_one" CHECK ("moderation_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "user_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"reporter_id" text NOT NULL,
	"reported_id" text NOT NULL,
	"message_id" text,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"battle_id" text NOT NULL,
	"reported_by_id" text,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"submitted_at" bigint NOT NULL,
	"moderator_id" text,
	"action" text,
	"reason" text,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"dispatched_at" bigint
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"user_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "friendships_user_id_friend_id_pk" PRIMARY KEY("user_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "friend_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"game" text,
	"seen_at" bigint NOT NULL,
	"active_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"run_at" bigint NOT NULL,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"leased_until" bigint,
	"last_error" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"tab" text NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"from_id" text,
	"link" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "pending_sends" (
	"notification_id" text NOT NULL,
	"channel" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "pending_sends_notification_id_channel_pk" PRIMARY KEY("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"user_id" text NOT NULL,
	"achievement" text NOT NULL,
	"unlocked_at" bigint NOT NULL,
	CONSTRAINT "achievements_user_id_achievement_pk" PRIMARY KEY("user_id","achievement")
);
--> statement-breakpoint
CREATE TABLE "leaders" (
	"span" text NOT NULL,
	"game" text NOT NULL,
	"region" text NOT NULL,
	"user_id" text NOT NULL,
	"earnings_cents" bigint NOT NULL,
	"battles" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "leaders_span_game_region_user_id_pk" PRIMARY KEY("span","game","region","user_id")
);
--> statement-breakpoint
CREATE TABLE "rating_history" (
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"battle_id" text NOT NULL,
	"rating" bigint NOT NULL,
	"region" text,
	"at" bigint NOT NULL,
	CONSTRAINT "rating_history_user_id_battle_id_pk" PRIMARY KEY("user_id","battle_id")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"mu_micro" bigint NOT NULL,
	"sigma_micro" bigint NOT NULL,
	"rating" bigint NOT NULL,
	"battles" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "ratings_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "replay_clips" (
	"replay_id" text NOT NULL,
	"player_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "replay_clips_replay_id_player_id_pk" PRIMARY KEY("replay_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "replay_highlights" (
	"id" text PRIMARY KEY NOT NULL,
	"replay_id" text NOT NULL,
	"author_id" text NOT NULL,
	"at_seconds" bigint NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replay_views" (
	"replay_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "replay_views_replay_id_user_id_day_pk" PRIMARY KEY("replay_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"game" text NOT NULL,
	"creator_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"winner_id" text NOT NULL,
	"score" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"duration_ms" bigint NOT NULL,
	"recording_url" text NOT NULL,
	"is_public" boolean NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_records" (
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"battles" bigint NOT NULL,
	"wins" bigint NOT NULL,
	CONSTRAINT "game_records_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"battle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"won" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "outcomes_battle_id_user_id_pk" PRIMARY KEY("battle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "player_stats" (
	"user_id" text PRIMARY KEY NOT NULL,
	"battles" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"staked_cents" bigint NOT NULL,
	"streak" bigint NOT NULL,
	"best_streak" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"enabled" boolean NOT NULL,
	"category" text NOT NULL,
	"last_modified" bigint,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_agreements" (
	"challenge_id" text NOT NULL,
	"user_id" text NOT NULL,
	"team_id" text NOT NULL,
	"agreed_cents" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "team_agreements_challenge_id_user_id_pk" PRIMARY KEY("challenge_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_asks" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ask" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_battles" (
	"id" text PRIMARY KEY NOT NULL,
	"home_team_id" text NOT NULL,
	"away_team_id" text NOT NULL,
	"game" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"winner_team_id" text,
	"home_claim" text,
	"away_claim" text,
	"home_score" bigint,
	"away_score" bigint,
	"home_recording_url" text,
	"away_recording_url" text,
	"issue" text,
	"created_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"ended_at" bigint,
	"due_at" bigint,
	CONSTRAINT "team_battles_two" CHECK ("team_battles"."home_team_id" <> "team_battles"."away_team_id")
);
--> statement-breakpoint
CREATE TABLE "team_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"from_team_id" text NOT NULL,
	"to_team_id" text NOT NULL,
	"sent_by" text NOT NULL,
	"game" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"payer" text NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"team_battle_id" text,
	CONSTRAINT "team_challenges_two" CHECK ("team_challenges"."from_team_id" <> "team_challenges"."to_team_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"wins" bigint DEFAULT 0 NOT NULL,
	"losses" bigint DEFAULT 0 NOT NULL,
	"earnings_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_seats" (
	"team_battle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"team_id" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	CONSTRAINT "team_seats_team_battle_id_user_id_pk" PRIMARY KEY("team_battle_id","user_id"),
	CONSTRAINT "team_seats_positive" CHECK ("team_seats"."stake_cents" >= 0 and "team_seats"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"logo_id" text,
	"invite_code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"disbanded_at" bigint,
	"wins" bigint DEFAULT 0 NOT NULL,
	"losses" bigint DEFAULT 0 NOT NULL,
	"earnings_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" bigint NOT NULL,
	"finished_at" bigint NOT NULL,
	"findings" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text NOT NULL,
	"message" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"resolved_at" bigint,
	"resolved_by" text,
	"reason" text,
	CONSTRAINT "staff_alerts_resolved_whole" CHECK (("staff_alerts"."resolved_at" is null) = ("staff_alerts"."resolved_by" is null) and ("staff_alerts"."resolved_at" is null) = ("staff_alerts"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "stray_words" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "stray_words_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"transfer_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"account_id" text NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "entries_transfer_id_seq_pk" PRIMARY KEY("transfer_id","seq"),
	CONSTRAINT "entries_amount" CHECK ("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	"entry_count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_no_overdraft" CHECK ("ledger_accounts"."kind" not in ('user', 'escrow') or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."kind" = 'user') = ("ledger_accounts"."owner_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_head" (
	"id" bigint PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"staked_cents" bigint DEFAULT 0 NOT NULL,
	"deposited_cents" bigint DEFAULT 0 NOT NULL,
	"withdrawn_cents" bigint DEFAULT 0 NOT NULL,
	"lost_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "play_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "play_days_positive" CHECK ("play_days"."staked_cents" >= 0 and "play_days"."deposited_cents" >= 0 and "play_days"."withdrawn_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"op_key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text,
	"actor_id" text,
	"at" bigint NOT NULL,
	"position" bigint,
	"hash" text,
	CONSTRAINT "transfers_sealed" CHECK (("transfers"."position" is null) = ("transfers"."hash" is null))
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"action_url" text,
	"failure" text,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"network" text,
	"sealed_terms" text NOT NULL,
	"is_default" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "provider_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "verification_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_upload_id" text NOT NULL,
	"address_upload_id" text NOT NULL,
	"address_issued_on" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"submitted_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"method_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"requested_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"first_approver_id" text,
	"decided_by" text,
	"provider" text NOT NULL,
	"provider_ref" text,
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount_cents" > 0 and "withdrawals"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"cents" bigint NOT NULL,
	"pending_cents" bigint,
	"pending_from" bigint,
	CONSTRAINT "play_limits_user_id_kind_period_pk" PRIMARY KEY("user_id","kind","period"),
	CONSTRAINT "play_limits_cents" CHECK ("play_limits"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play_pauses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_leaves" (
	"day" text NOT NULL,
	"position" bigint NOT NULL,
	"user_id" text NOT NULL,
	"balance_cents" bigint NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "balance_leaves_day_position_pk" PRIMARY KEY("day","position")
);
--> statement-breakpoint
CREATE TABLE "balance_roots" (
	"day" text PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"escrow_cents" bigint NOT NULL,
	"funds_cents" bigint NOT NULL,
	"leaf_count" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"ends_at" bigint NOT NULL,
	"opening_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	"line_count" bigint NOT NULL,
	"last_number" bigint NOT NULL,
	"issued_at" bigint NOT NULL,
	"pdf" "bytea" NOT NULL,
	"csv" "bytea" NOT NULL,
	"pdf_bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_runs" ADD CONSTRAINT "tutorial_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_accesses" ADD CONSTRAINT "team_accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_reports" ADD CONSTRAINT "battle_reports_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_reports" ADD CONSTRAINT "battle_reports_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_opponent_id_users_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_invites" ADD CONSTRAINT "battle_invites_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_invites" ADD CONSTRAINT "battle_invites_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_invites" ADD CONSTRAINT "battle_invites_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD CONSTRAINT "blocked_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sends" ADD CONSTRAINT "pending_sends_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sends" ADD CONSTRAINT "pending_sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaders" ADD CONSTRAINT "leaders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_history" ADD CONSTRAINT "rating_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_history" ADD CONSTRAINT "rating_history_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_clips" ADD CONSTRAINT "replay_clips_replay_id_replays_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_clips" ADD CONSTRAINT "replay_clips_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_clips" ADD CONSTRAINT "replay_clips_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_highlights" ADD CONSTRAINT "replay_highlights_replay_id_replays_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_highlights" ADD CONSTRAINT "replay_highlights_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_views" ADD CONSTRAINT "replay_views_replay_id_replays_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_views" ADD CONSTRAINT "replay_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_id_battles_id_fk" FOREIGN KEY ("id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_opponent_id_users_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_records" ADD CONSTRAINT "game_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_stats" ADD CONSTRAINT "player_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flags" ADD CONSTRAINT "feature_flags_modified_by_users_id_fk" FOREIGN KEY ("modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_agreements" ADD CONSTRAINT "team_agreements_challenge_id_team_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."team_challenges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_agreements" ADD CONSTRAINT "team_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_agreements" ADD CONSTRAINT "team_agreements_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_asks" ADD CONSTRAINT "team_asks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_asks" ADD CONSTRAINT "team_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_battles" ADD CONSTRAINT "team_battles_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_battles" ADD CONSTRAINT "team_battles_away_team_id_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_battles" ADD CONSTRAINT "team_battles_winner_team_id_teams_id_fk" FOREIGN KEY ("winner_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_challenges" ADD CONSTRAINT "team_challenges_from_team_id_teams_id_fk" FOREIGN KEY ("from_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_challenges" ADD CONSTRAINT "team_challenges_to_team_id_teams_id_fk" FOREIGN KEY ("to_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_challenges" ADD CONSTRAINT "team_challenges_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_team_battle_id_team_battles_id_fk" FOREIGN KEY ("team_battle_id") REFERENCES "public"."team_battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_first_approver_id_users_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_pauses" ADD CONSTRAINT "play_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_accounts_provider" ON "linked_accounts" USING btree ("provider","provider_user_id");--> statement-breakpoint
CREATE INDEX "tutorial_runs_user" ON "tutorial_runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "tutorial_runs_submitted" ON "tutorial_runs" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "uploads_expires" ON "uploads" USING btree ("expires_at") WHERE "uploads"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_username_key" ON "registrations" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "registrations_email_key" ON "registrations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "registrations_expires" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "challenges_user" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_expires" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_referral_code" ON "users" USING btree ("referral_code") WHERE "users"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX "users_referrer" ON "users" USING btree ("referrer_id") WHERE "users"."referrer_id" is not null;--> statement-breakpoint
CREATE INDEX "battles_open" ON "battles" USING btree ("created_at","id") WHERE "battles"."status" in ('waiting', 'active') and "battles"."privacy" = 'public';--> statement-breakpoint
CREATE INDEX "battles_creator" ON "battles" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "battles_opponent" ON "battles" USING btree ("opponent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "battles_creator_holding" ON "battles" USING btree ("creator_id") WHERE "battles"."status" in ('waiting', 'active', 'disputed');--> statement-breakpoint
CREATE INDEX "battles_opponent_holding" ON "battles" USING btree ("opponent_id") WHERE "battles"."status" in ('waiting', 'active', 'disputed');--> statement-breakpoint
CREATE INDEX "battles_drafts" ON "battles" USING btree ("creator_id","created_at","id") WHERE "battles"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "battles_due" ON "battles" USING btree ("due_at") WHERE "battles"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "battles_invite_code" ON "battles" USING btree ("invite_code") WHERE "battles"."invite_code" is not null;--> statement-breakpoint
CREATE INDEX "battle_invites_to" ON "battle_invites" USING btree ("to_id","created_at","id");--> statement-breakpoint
CREATE INDEX "battle_invites_from" ON "battle_invites" USING btree ("from_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_invites_pair" ON "battle_invites" USING btree ("from_id","to_id") WHERE "battle_invites"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "battle_invites_due" ON "battle_invites" USING btree ("expires_at") WHERE "battle_invites"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "blocked_messages_at" ON "blocked_messages" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "blocked_messages_author" ON "blocked_messages" USING btree ("author_id","at");--> statement-breakpoint
CREATE INDEX "chat_messages_channel" ON "chat_messages" USING btree ("channel_id","at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_author" ON "chat_messages" USING btree ("author_id","at");--> statement-breakpoint
CREATE INDEX "chat_messages_pinned" ON "chat_messages" USING btree ("channel_id","pinned_at") WHERE "chat_messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_flagged" ON "chat_messages" USING btree ("at") WHERE "chat_messages"."flag" is not null;--> statement-breakpoint
CREATE INDEX "chat_reactions_user" ON "chat_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_reports_status" ON "user_reports" USING btree ("status","at","id");--> statement-breakpoint
CREATE INDEX "user_reports_reporter" ON "user_reports" USING btree ("reporter_id","at");--> statement-breakpoint
CREATE INDEX "disputes_battle" ON "disputes" USING btree ("battle_id","submitted_at");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("submitted_at","id") WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("battle_id") WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE INDEX "events_undispatched" ON "events" USING btree ("seq") WHERE "events"."dispatched_at" is null;--> statement-breakpoint
CREATE INDEX "events_entity" ON "events" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE INDEX "friendships_friend" ON "friendships" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_requests_pair" ON "friend_requests" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "friend_requests_to" ON "friend_requests" USING btree ("to_id","at");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "jobs_run" ON "jobs" USING btree ("run_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("unique_key") WHERE "jobs"."unique_key" is not null;--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("user_id","unique_key");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_tab" ON "notifications" USING btree ("user_id","tab","at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","at") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "pending_sends_user" ON "pending_sends" USING btree ("channel","user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "leaders_rank" ON "leaders" USING btree ("span","game","region","is_listed","earnings_cents","user_id");--> statement-breakpoint
CREATE INDEX "leaders_user" ON "leaders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rating_history_game" ON "rating_history" USING btree ("user_id","game","at");--> statement-breakpoint
CREATE UNIQUE INDEX "replay_clips_upload" ON "replay_clips" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "replay_clips_player" ON "replay_clips" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "replay_highlights_replay" ON "replay_highlights" USING btree ("replay_id","at_seconds","id");--> statement-breakpoint
CREATE INDEX "replay_highlights_author" ON "replay_highlights" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "replay_views_day" ON "replay_views" USING btree ("day","replay_id");--> statement-breakpoint
CREATE INDEX "replay_views_user" ON "replay_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "replays_creator" ON "replays" USING btree ("creator_id","at","id");--> statement-breakpoint
CREATE INDEX "replays_opponent" ON "replays" USING btree ("opponent_id","at","id");--> statement-breakpoint
CREATE INDEX "replays_public" ON "replays" USING btree ("is_public","at","id");--> statement-breakpoint
CREATE INDEX "replays_public_game" ON "replays" USING btree ("is_public","game","at","id");--> statement-breakpoint
CREATE INDEX "replays_public_high" ON "replays" USING btree ("is_public","at","id") WHERE "replays"."stake_cents" >= 50000;--> statement-breakpoint
CREATE INDEX "outcomes_user" ON "outcomes" USING btree ("user_id","at","battle_id");--> statement-breakpoint
CREATE INDEX "team_agreements_user" ON "team_agreements" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_asks_pair" ON "team_asks" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE INDEX "team_asks_team" ON "team_asks" USING btree ("team_id","ask","at");--> statement-breakpoint
CREATE INDEX "team_asks_user" ON "team_asks" USING btree ("user_id","ask","at");--> statement-breakpoint
CREATE INDEX "team_battles_home" ON "team_battles" USING btree ("home_team_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_battles_away" ON "team_battles" USING btree ("away_team_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_battles_due" ON "team_battles" USING btree ("due_at") WHERE "team_battles"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "team_battles_disputed" ON "team_battles" USING btree ("created_at","id") WHERE "team_battles"."status" = 'disputed';--> statement-breakpoint
CREATE INDEX "team_challenges_to" ON "team_challenges" USING btree ("to_team_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_challenges_from" ON "team_challenges" USING btree ("from_team_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_challenges_due" ON "team_challenges" USING btree ("expires_at") WHERE "team_challenges"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_captain" ON "team_members" USING btree ("team_id") WHERE "team_members"."role" = 'captain';--> statement-breakpoint
CREATE INDEX "team_seats_user" ON "team_seats" USING btree ("user_id","team_battle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name_key" ON "teams" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_invite_code" ON "teams" USING btree ("invite_code");--> statement-breakpoint
CREATE INDEX "teams_rank" ON "teams" USING btree ("earnings_cents","id");--> statement-breakpoint
CREATE INDEX "reconciliations_finished" ON "reconciliations" USING btree ("finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_alerts_key" ON "staff_alerts" USING btree ("unique_key") WHERE "staff_alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "staff_alerts_open" ON "staff_alerts" USING btree ("at","id") WHERE "staff_alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "staff_alerts_resolved" ON "staff_alerts" USING btree ("resolved_at","id") WHERE "staff_alerts"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "stray_words_received" ON "stray_words" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_account" ON "entries" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_owner_currency" ON "ledger_accounts" USING btree ("owner_id","currency") WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_op_key" ON "transfers" USING btree ("op_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_position" ON "transfers" USING btree ("position") WHERE "transfers"."position" is not null;--> statement-breakpoint
CREATE INDEX "transfers_unsealed" ON "transfers" USING btree ("id") WHERE "transfers"."position" is null;--> statement-breakpoint
CREATE INDEX "transfers_subject" ON "transfers" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "transfers_at" ON "transfers" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "deposits_user" ON "deposits" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_method_open" ON "deposits" USING btree ("method_id") WHERE "deposits"."status" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "deposits_unbooked" ON "deposits" USING btree ("created_at","id") WHERE "deposits"."status" in ('created', 'pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_provider_ref" ON "deposits" USING btree ("provider","provider_ref") WHERE "deposits"."provider_ref" is not null;--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "provider_events_ref" ON "provider_events" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "verification_requests_user" ON "verification_requests" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_requests_outcome" ON "verification_requests" USING btree ("outcome","submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_requests_pending" ON "verification_requests" USING btree ("user_id") WHERE "verification_requests"."outcome" = 'pending';--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_method_open" ON "withdrawals" USING btree ("method_id") WHERE "withdrawals"."status" in ('requested', 'processing', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_provider_ref" ON "withdrawals" USING btree ("provider","provider_ref") WHERE "withdrawals"."provider_ref" is not null;--> statement-breakpoint
CREATE INDEX "play_pauses_user" ON "play_pauses" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_leaves_user" ON "balance_leaves" USING btree ("day","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_period" ON "statements" USING btree ("user_id","type","period");--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","ends_at","id");