CREATE TABLE "battle_meetings" (
	"battle_id" text PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	"code" text NOT NULL,
	"region" text NOT NULL,
	"map" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_talk" (
	"dispute_id" text NOT NULL,
	"line" bigint NOT NULL,
	"message_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "dispute_talk_dispute_id_line_pk" PRIMARY KEY("dispute_id","line")
);
--> statement-breakpoint
CREATE TABLE "game_names" (
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"set_at" bigint NOT NULL,
	CONSTRAINT "game_names_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
ALTER TABLE "battle_invites" ADD COLUMN "rematch_of_id" text;--> statement-breakpoint
ALTER TABLE "team_battles" ADD COLUMN "home_rounds" jsonb;--> statement-breakpoint
ALTER TABLE "team_battles" ADD COLUMN "away_rounds" jsonb;--> statement-breakpoint
ALTER TABLE "battle_meetings" ADD CONSTRAINT "battle_meetings_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_meetings" ADD CONSTRAINT "battle_meetings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_meetings" ADD CONSTRAINT "battle_meetings_opponent_id_users_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_talk" ADD CONSTRAINT "dispute_talk_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_talk" ADD CONSTRAINT "dispute_talk_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_names" ADD CONSTRAINT "game_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_meetings_host" ON "battle_meetings" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "battle_meetings_opponent" ON "battle_meetings" USING btree ("opponent_id");--> statement-breakpoint
CREATE INDEX "battle_meetings_updated" ON "battle_meetings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "dispute_talk_author" ON "dispute_talk" USING btree ("author_id","at");--> statement-breakpoint
ALTER TABLE "battle_invites" ADD CONSTRAINT "battle_invites_rematch_of_id_battles_id_fk" FOREIGN KEY ("rematch_of_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_invites_rematch" ON "battle_invites" USING btree ("rematch_of_id","created_at","id") WHERE "battle_invites"."rematch_of_id" is not null;