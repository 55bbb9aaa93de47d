CREATE TABLE "lichess_games" (
	"battle_id" text PRIMARY KEY NOT NULL,
	"creator_account" text,
	"opponent_account" text,
	"white" text NOT NULL,
	"game_id" text,
	"started_at" bigint NOT NULL,
	"ask_at" bigint,
	"failures" bigint NOT NULL,
	"doubt" text,
	"status" text,
	"says" text,
	"answer" text,
	"sha256" text,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "service_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lichess_games" ADD CONSTRAINT "lichess_games_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lichess_games_game" ON "lichess_games" USING btree ("game_id") WHERE "lichess_games"."game_id" is not null;--> statement-breakpoint
CREATE INDEX "lichess_games_ask" ON "lichess_games" USING btree ("ask_at") WHERE "lichess_games"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "lichess_games_named" ON "lichess_games" USING btree ("started_at") WHERE "lichess_games"."creator_account" is not null or "lichess_games"."opponent_account" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_accounts_lichess" ON "game_accounts" USING btree ("account_id") WHERE "game_accounts"."platform" = 'lichess';