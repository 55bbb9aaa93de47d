CREATE TABLE "arcade_contests" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"version" bigint NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"entry" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"target" bigint NOT NULL,
	"commitment" text NOT NULL,
	"last_secret" text,
	"seats" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "arcade_contests_seats" CHECK ("arcade_contests"."taken" between 0 and "arcade_contests"."seats"),
	CONSTRAINT "arcade_contests_ended" CHECK (("arcade_contests"."state" = 'open') = ("arcade_contests"."ended_at" is null)),
	CONSTRAINT "arcade_contests_secret" CHECK ("arcade_contests"."state" = 'settled' or "arcade_contests"."last_secret" is null)
);
--> statement-breakpoint
CREATE TABLE "arcade_days" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"free_runs" bigint NOT NULL,
	"net_coins" bigint NOT NULL,
	CONSTRAINT "arcade_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "arcade_days_caps" CHECK ("arcade_days"."free_runs" between 0 and 10 and "arcade_days"."net_coins" <= 200)
);
--> statement-breakpoint
CREATE TABLE "arcade_ratings" (
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"rating_micro" bigint NOT NULL,
	"rated_runs" bigint NOT NULL,
	"runs" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"best_score" bigint NOT NULL,
	"run_id" text,
	"run_version" bigint,
	"run_rating_micro" bigint,
	"run_score" bigint,
	"run_tie_break" bigint,
	CONSTRAINT "arcade_ratings_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "arcade_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"contest_id" text NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"input_class" text NOT NULL,
	"state" text NOT NULL,
	"entered_at" bigint NOT NULL,
	"day" text NOT NULL,
	"started_at" bigint,
	"due_at" bigint,
	"ended_at" bigint,
	"receipt" text NOT NULL,
	"rivals" jsonb NOT NULL,
	"score" bigint,
	"tie_break" bigint,
	"digest" text,
	"beaten" bigint,
	"place" bigint,
	"is_won" boolean NOT NULL,
	"paid" bigint NOT NULL,
	"rating_before_micro" bigint,
	"rating_after_micro" bigint,
	CONSTRAINT "arcade_runs_due" CHECK (("arcade_runs"."state" in ('entered', 'begun')) = ("arcade_runs"."due_at" is not null)),
	CONSTRAINT "arcade_runs_score" CHECK (("arcade_runs"."state" = 'ended') = ("arcade_runs"."score" is not null))
);
--> statement-breakpoint
CREATE TABLE "arcade_stages" (
	"run_id" text NOT NULL,
	"stage" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"received_at" bigint NOT NULL,
	"receipt" text NOT NULL,
	CONSTRAINT "arcade_stages_run_id_stage_pk" PRIMARY KEY("run_id","stage")
);
--> statement-breakpoint
ALTER TABLE "arcade_days" ADD CONSTRAINT "arcade_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_ratings" ADD CONSTRAINT "arcade_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_ratings" ADD CONSTRAINT "arcade_ratings_run_id_arcade_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."arcade_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_runs" ADD CONSTRAINT "arcade_runs_contest_id_arcade_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."arcade_contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_runs" ADD CONSTRAINT "arcade_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_stages" ADD CONSTRAINT "arcade_stages_run_id_arcade_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."arcade_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arcade_contests_open" ON "arcade_contests" USING btree ("game","entry","taken") WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."seats" > 1;--> statement-breakpoint
CREATE INDEX "arcade_days_day" ON "arcade_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "arcade_ratings_rivals" ON "arcade_ratings" USING btree ("game","run_version","run_rating_micro") WHERE "arcade_ratings"."run_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_runs_contest" ON "arcade_runs" USING btree ("contest_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_runs_open" ON "arcade_runs" USING btree ("user_id") WHERE "arcade_runs"."state" in ('entered', 'begun');--> statement-breakpoint
CREATE INDEX "arcade_runs_due" ON "arcade_runs" USING btree ("due_at") WHERE "arcade_runs"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "arcade_runs_playing" ON "arcade_runs" USING btree ("game") WHERE "arcade_runs"."state" = 'begun';--> statement-breakpoint
CREATE INDEX "arcade_runs_entries" ON "arcade_runs" USING btree ("entered_at","game") WHERE "arcade_runs"."mode" <> 'practice';--> statement-breakpoint
CREATE INDEX "arcade_runs_player" ON "arcade_runs" USING btree ("user_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "arcade_runs_rated" ON "arcade_runs" USING btree ("user_id","game","ended_at") WHERE "arcade_runs"."rating_after_micro" is not null;