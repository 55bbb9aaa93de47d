CREATE TABLE "mission_tallies" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"goal" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "mission_tallies_user_id_day_goal_pk" PRIMARY KEY("user_id","day","goal"),
	CONSTRAINT "mission_tallies_amount" CHECK ("mission_tallies"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "season_missions" (
	"id" text PRIMARY KEY NOT NULL,
	"season" text NOT NULL,
	"goal" text NOT NULL,
	"target" bigint NOT NULL,
	"title" text NOT NULL,
	"reward_type" text NOT NULL,
	"reward_amount" bigint NOT NULL,
	"place" bigint NOT NULL,
	"state" text NOT NULL,
	"published_at" bigint,
	"version" bigint NOT NULL,
	CONSTRAINT "season_missions_amounts" CHECK ("season_missions"."target" > 0 and "season_missions"."reward_amount" > 0),
	CONSTRAINT "season_missions_published" CHECK ("season_missions"."state" <> 'published' or "season_missions"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "mission_tallies" ADD CONSTRAINT "mission_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_tallies_day" ON "mission_tallies" USING btree ("day");--> statement-breakpoint
CREATE INDEX "season_missions_set" ON "season_missions" USING btree ("season","place");