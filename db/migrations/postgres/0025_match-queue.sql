CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"game" text NOT NULL,
	"stake_cents" bigint NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"first_confirmed_at" bigint,
	"second_confirmed_at" bigint,
	"first_waited_ms" bigint NOT NULL,
	"second_waited_ms" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"battle_id" text,
	CONSTRAINT "proposals_two" CHECK ("proposals"."first_id" <> "proposals"."second_id"),
	CONSTRAINT "proposals_made" CHECK (("proposals"."state" = 'made') = ("proposals"."battle_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "seekers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"game" text NOT NULL,
	"min_stake_cents" bigint NOT NULL,
	"max_stake_cents" bigint NOT NULL,
	"is_first" boolean NOT NULL,
	"since" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"reason" text,
	"refused_as" text,
	"proposal_id" text,
	"no_shows" bigint NOT NULL,
	"declines" bigint NOT NULL,
	"fault_at" bigint,
	"free_at" bigint,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "seekers_stakes" CHECK ("seekers"."min_stake_cents" > 0 and "seekers"."max_stake_cents" >= "seekers"."min_stake_cents"),
	CONSTRAINT "seekers_proposed" CHECK ("seekers"."state" <> 'proposed' or "seekers"."proposal_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seekers" ADD CONSTRAINT "seekers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("expires_at") WHERE "proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "proposals_paired" ON "proposals" USING btree ("game","created_at") WHERE "proposals"."state" = 'made';--> statement-breakpoint
CREATE INDEX "proposals_first" ON "proposals" USING btree ("first_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_second" ON "proposals" USING btree ("second_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_ended" ON "proposals" USING btree ("ended_at") WHERE "proposals"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "seekers_waiting" ON "seekers" USING btree ("game","since","user_id") WHERE "seekers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "seekers_in" ON "seekers" USING btree ("seen_at") WHERE "seekers"."state" <> 'out';--> statement-breakpoint
CREATE INDEX "seekers_out" ON "seekers" USING btree ("changed_at") WHERE "seekers"."state" = 'out';