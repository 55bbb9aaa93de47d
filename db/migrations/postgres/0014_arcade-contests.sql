CREATE TABLE "arcade_turns" (
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"entry" bigint NOT NULL,
	CONSTRAINT "arcade_turns_game_mode_currency_entry_pk" PRIMARY KEY("game","mode","currency","entry")
);
--> statement-breakpoint
DROP INDEX "arcade_contests_open";--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD COLUMN "invited_id" text;--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD COLUMN "held_at" bigint;--> statement-breakpoint
ALTER TABLE "arcade_runs" ADD COLUMN "signs" jsonb;--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD CONSTRAINT "arcade_contests_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arcade_contests_seats" ON "arcade_contests" USING btree ("game","mode","currency","entry","created_at","id") WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."seats" > 1;--> statement-breakpoint
CREATE INDEX "arcade_contests_due" ON "arcade_contests" USING btree ("due_at") WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."seats" > 1;--> statement-breakpoint
CREATE INDEX "arcade_contests_invited" ON "arcade_contests" USING btree ("invited_id","created_at","id") WHERE "arcade_contests"."state" = 'open' and "arcade_contests"."invited_id" is not null;--> statement-breakpoint
CREATE INDEX "arcade_runs_won" ON "arcade_runs" USING btree ("user_id","ended_at") WHERE "arcade_runs"."is_won" and "arcade_runs"."mode" in ('skill', 'battle');