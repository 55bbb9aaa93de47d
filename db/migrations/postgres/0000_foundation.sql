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
CREATE TABLE "achievements" (
	"user_id" text NOT NULL,
	"achievement" text NOT NULL,
	"unlocked_at" bigint NOT NULL,
	CONSTRAINT "achievements_user_id_achievement_pk" PRIMARY KEY("user_id","achievement")
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
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL
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
CREATE TABLE "staff_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text NOT NULL,
	"message" text NOT NULL,
	"at" bigint NOT NULL,
	"resolved_at" bigint,
	"resolved_by" text
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
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_records" ADD CONSTRAINT "game_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_stats" ADD CONSTRAINT "player_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "disputes_battle" ON "disputes" USING btree ("battle_id","submitted_at");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("submitted_at","id") WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("battle_id") WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE INDEX "events_undispatched" ON "events" USING btree ("seq") WHERE "events"."dispatched_at" is null;--> statement-breakpoint
CREATE INDEX "events_entity" ON "events" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE INDEX "friendships_friend" ON "friendships" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "jobs_run" ON "jobs" USING btree ("run_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("unique_key") WHERE "jobs"."unique_key" is not null;--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "outcomes_user" ON "outcomes" USING btree ("user_id","at","battle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_account" ON "entries" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_owner_currency" ON "ledger_accounts" USING btree ("owner_id","currency") WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_op_key" ON "transfers" USING btree ("op_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_position" ON "transfers" USING btree ("position") WHERE "transfers"."position" is not null;--> statement-breakpoint
CREATE INDEX "transfers_unsealed" ON "transfers" USING btree ("id") WHERE "transfers"."position" is null;--> statement-breakpoint
CREATE INDEX "transfers_subject" ON "transfers" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "deposits_user" ON "deposits" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_method_open" ON "deposits" USING btree ("method_id") WHERE "deposits"."status" in ('created', 'pending');--> statement-breakpoint
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
CREATE UNIQUE INDEX "staff_alerts_key" ON "staff_alerts" USING btree ("unique_key");--> statement-breakpoint
CREATE INDEX "staff_alerts_at" ON "staff_alerts" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_period" ON "statements" USING btree ("user_id","type","period");--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","ends_at","id");