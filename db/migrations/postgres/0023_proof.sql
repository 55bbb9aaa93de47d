CREATE TABLE "battle_feeds" (
	"battle_id" text NOT NULL,
	"player_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"heard_at" bigint NOT NULL,
	CONSTRAINT "battle_feeds_battle_id_player_id_pk" PRIMARY KEY("battle_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "battle_proofs" (
	"battle_id" text PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"winner" text,
	"creator_rounds" bigint,
	"opponent_rounds" bigint,
	"shared" bigint NOT NULL,
	"skew_ms" bigint,
	"contradiction" text,
	"round" bigint,
	"why" jsonb NOT NULL,
	"is_outcome" boolean,
	"sha256" text NOT NULL,
	"mode" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_entries" (
	"battle_id" text NOT NULL,
	"player_id" text NOT NULL,
	"n" bigint NOT NULL,
	"kind" text NOT NULL,
	"own" bigint NOT NULL,
	"other" bigint NOT NULL,
	"side" text,
	"is_won" boolean,
	"flag" text,
	"at" bigint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "feed_entries_battle_id_player_id_n_pk" PRIMARY KEY("battle_id","player_id","n")
);
--> statement-breakpoint
CREATE TABLE "feed_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" bigint NOT NULL,
	"heard_at" bigint
);
--> statement-breakpoint
CREATE TABLE "game_accounts" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"linked_at" bigint NOT NULL,
	CONSTRAINT "game_accounts_user_id_platform_pk" PRIMARY KEY("user_id","platform")
);
--> statement-breakpoint
ALTER TABLE "battle_feeds" ADD CONSTRAINT "battle_feeds_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_feeds" ADD CONSTRAINT "battle_feeds_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_proofs" ADD CONSTRAINT "battle_proofs_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_keys" ADD CONSTRAINT "feed_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_accounts" ADD CONSTRAINT "game_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_feeds_player" ON "battle_feeds" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "battle_feeds_heard" ON "battle_feeds" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "battle_proofs_at" ON "battle_proofs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feed_entries_player" ON "feed_entries" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "feed_entries_at" ON "feed_entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_keys_token_hash" ON "feed_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "game_accounts_account" ON "game_accounts" USING btree ("platform","account_id");