CREATE TABLE "tournament_lineups" (
	"tournament_id" text NOT NULL,
	"user_id" text NOT NULL,
	"captain_id" text NOT NULL,
	"team_id" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"asked_at" bigint NOT NULL,
	"agreed_at" bigint,
	CONSTRAINT "tournament_lineups_tournament_id_user_id_pk" PRIMARY KEY("tournament_id","user_id"),
	CONSTRAINT "tournament_lineups_positive" CHECK ("tournament_lineups"."stake_cents" >= 0 and "tournament_lineups"."fee_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "team_size" bigint;--> statement-breakpoint
ALTER TABLE "tournament_lineups" ADD CONSTRAINT "tournament_lineups_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_lineups" ADD CONSTRAINT "tournament_lineups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_lineups" ADD CONSTRAINT "tournament_lineups_captain_id_users_id_fk" FOREIGN KEY ("captain_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_lineups" ADD CONSTRAINT "tournament_lineups_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_lineups_captain" ON "tournament_lineups" USING btree ("tournament_id","captain_id");--> statement-breakpoint
CREATE INDEX "tournament_lineups_user" ON "tournament_lineups" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "tournament_lineups_captains" ON "tournament_lineups" USING btree ("captain_id");--> statement-breakpoint
CREATE INDEX "tournament_lineups_team" ON "tournament_lineups" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_entrants_team" ON "tournament_entrants" USING btree ("team_id");