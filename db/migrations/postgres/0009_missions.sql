CREATE TABLE "mission_deeds" (
	"user_id" text NOT NULL,
	"deed" text NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	"voided_at" bigint,
	CONSTRAINT "mission_deeds_user_id_deed_pk" PRIMARY KEY("user_id","deed")
);
--> statement-breakpoint
CREATE TABLE "mission_players" (
	"user_id" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"streak_days" bigint DEFAULT 0 NOT NULL,
	"streak_since" text,
	"last_day" text,
	"last_day_at" bigint DEFAULT 0 NOT NULL,
	"freezes" bigint DEFAULT 0 NOT NULL,
	"xp" bigint DEFAULT 0 NOT NULL,
	"xp_day" text DEFAULT '' NOT NULL,
	"xp_today" bigint DEFAULT 0 NOT NULL,
	"credits" bigint DEFAULT 0 NOT NULL,
	"multiplier_factor" bigint DEFAULT 1 NOT NULL,
	"multiplier_until" bigint DEFAULT 0 NOT NULL,
	"paid_day" text DEFAULT '' NOT NULL,
	"paid_coins" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "mission_players_paid" CHECK ("mission_players"."paid_coins" between 0 and 500),
	CONSTRAINT "mission_players_counts" CHECK ("mission_players"."xp" >= 0 and "mission_players"."credits" >= 0 and "mission_players"."freezes" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "mission_progress" (
	"user_id" text NOT NULL,
	"period" text NOT NULL,
	"mission" text NOT NULL,
	"progress" bigint NOT NULL,
	"completed_at" bigint,
	"claimed_at" bigint,
	"coins" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "mission_progress_user_id_period_mission_pk" PRIMARY KEY("user_id","period","mission"),
	CONSTRAINT "mission_progress_claimed" CHECK ("mission_progress"."claimed_at" is null or "mission_progress"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "streak_milestones" (
	"user_id" text NOT NULL,
	"since" text NOT NULL,
	"milestone" bigint NOT NULL,
	"day" text NOT NULL,
	"coins" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "streak_milestones_user_id_since_milestone_pk" PRIMARY KEY("user_id","since","milestone")
);
--> statement-breakpoint
ALTER TABLE "mission_deeds" ADD CONSTRAINT "mission_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_players" ADD CONSTRAINT "mission_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_progress" ADD CONSTRAINT "mission_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_milestones" ADD CONSTRAINT "streak_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_deeds_at" ON "mission_deeds" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mission_progress_claimable" ON "mission_progress" USING btree ("user_id","completed_at") WHERE "mission_progress"."completed_at" is not null and "mission_progress"."claimed_at" is null;