CREATE TABLE "tournament_entrants" (
	"tournament_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"entered_at" bigint NOT NULL,
	"seed" bigint,
	"place" bigint,
	"prize_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tournament_entrants_tournament_id_user_id_pk" PRIMARY KEY("tournament_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament_id" text NOT NULL,
	"fact" jsonb NOT NULL,
	"by_id" text,
	"at" bigint NOT NULL,
	"voided_at" bigint,
	"voided_by" text
);
--> statement-breakpoint
CREATE TABLE "tournament_log" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament_id" text NOT NULL,
	"by_id" text NOT NULL,
	"what" text NOT NULL,
	"match" bigint,
	"entrant_id" text,
	"reason" text NOT NULL,
	"fallen" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_matches" (
	"tournament_id" text NOT NULL,
	"match" bigint NOT NULL,
	"one" bigint NOT NULL,
	"other" bigint NOT NULL,
	"state" text NOT NULL,
	"winner" bigint NOT NULL,
	"how" text,
	"games_one" bigint NOT NULL,
	"games_other" bigint NOT NULL,
	"attempt" bigint NOT NULL,
	"status" text NOT NULL,
	"here" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"due_at" bigint,
	CONSTRAINT "tournament_matches_tournament_id_match_pk" PRIMARY KEY("tournament_id","match")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"organiser_id" text NOT NULL,
	"title" text NOT NULL,
	"rules" text NOT NULL,
	"game" text NOT NULL,
	"format" text NOT NULL,
	"has_third" boolean NOT NULL,
	"swiss_rounds" bigint,
	"group_size" bigint NOT NULL,
	"best_of" jsonb NOT NULL,
	"buy_in_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"capacity" bigint NOT NULL,
	"min_entrants" bigint NOT NULL,
	"entrants" bigint DEFAULT 0 NOT NULL,
	"prize_table" jsonb NOT NULL,
	"seeding" text NOT NULL,
	"draw_secret" text,
	"draw_hash" text,
	"privacy" text NOT NULL,
	"entry_code" text,
	"region" text,
	"is_verified_only" boolean NOT NULL,
	"opens_at" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"check_in_minutes" bigint NOT NULL,
	"graph" bigint DEFAULT 1 NOT NULL,
	"field" bigint,
	"version" bigint DEFAULT 0 NOT NULL,
	"due_at" bigint,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"ended_at" bigint,
	"cancel_reason" text,
	CONSTRAINT "tournaments_capacity" CHECK ("tournaments"."entrants" between 0 and "tournaments"."capacity")
);
--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_facts" ADD CONSTRAINT "tournament_facts_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_facts" ADD CONSTRAINT "tournament_facts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_log" ADD CONSTRAINT "tournament_log_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_log" ADD CONSTRAINT "tournament_log_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_log" ADD CONSTRAINT "tournament_log_entrant_id_users_id_fk" FOREIGN KEY ("entrant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_entrants_seed" ON "tournament_entrants" USING btree ("tournament_id","seed");--> statement-breakpoint
CREATE INDEX "tournament_entrants_user" ON "tournament_entrants" USING btree ("user_id","entered_at");--> statement-breakpoint
CREATE INDEX "tournament_entrants_waiting" ON "tournament_entrants" USING btree ("tournament_id","entered_at","user_id") WHERE "tournament_entrants"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "tournament_facts_live" ON "tournament_facts" USING btree ("tournament_id") WHERE "tournament_facts"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "tournament_facts_by" ON "tournament_facts" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "tournament_log_newest" ON "tournament_log" USING btree ("tournament_id","at","id");--> statement-breakpoint
CREATE INDEX "tournament_log_by" ON "tournament_log" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "tournament_log_entrant" ON "tournament_log" USING btree ("entrant_id");--> statement-breakpoint
CREATE INDEX "tournament_matches_due" ON "tournament_matches" USING btree ("due_at") WHERE "tournament_matches"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "tournament_matches_disputed" ON "tournament_matches" USING btree ("tournament_id") WHERE "tournament_matches"."status" = 'disputed';--> statement-breakpoint
CREATE INDEX "tournaments_listed" ON "tournaments" USING btree ("kind","created_at","id") WHERE "tournaments"."privacy" = 'public' and "tournaments"."status" not in ('draft', 'cancelled');--> statement-breakpoint
CREATE INDEX "tournaments_due" ON "tournaments" USING btree ("due_at") WHERE "tournaments"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "tournaments_organiser" ON "tournaments" USING btree ("organiser_id","created_at","id");