CREATE TABLE "arcade_bracket_seats" (
	"id" text PRIMARY KEY NOT NULL,
	"bracket_id" text NOT NULL,
	"user_id" text NOT NULL,
	"input_class" text NOT NULL,
	"entered_at" bigint NOT NULL,
	"left_at" bigint,
	"seed" bigint,
	"place" bigint,
	"paid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade_brackets" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"version" bigint NOT NULL,
	"currency" text NOT NULL,
	"entry" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"size" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "arcade_brackets_taken" CHECK ("arcade_brackets"."size" in (4, 8) and "arcade_brackets"."taken" between 0 and "arcade_brackets"."size"),
	CONSTRAINT "arcade_brackets_due" CHECK (("arcade_brackets"."state" = 'open') = ("arcade_brackets"."due_at" is not null)),
	CONSTRAINT "arcade_brackets_ended" CHECK (("arcade_brackets"."state" in ('settled', 'void')) = ("arcade_brackets"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD COLUMN "bracket_id" text;--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD COLUMN "round" bigint;--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD COLUMN "pair" bigint;--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD COLUMN "advanced_id" text;--> statement-breakpoint
ALTER TABLE "arcade_bracket_seats" ADD CONSTRAINT "arcade_bracket_seats_bracket_id_arcade_brackets_id_fk" FOREIGN KEY ("bracket_id") REFERENCES "public"."arcade_brackets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_bracket_seats" ADD CONSTRAINT "arcade_bracket_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_bracket_seats_bracket" ON "arcade_bracket_seats" USING btree ("bracket_id","user_id");--> statement-breakpoint
CREATE INDEX "arcade_bracket_seats_player" ON "arcade_bracket_seats" USING btree ("user_id","entered_at");--> statement-breakpoint
CREATE INDEX "arcade_brackets_seats" ON "arcade_brackets" USING btree ("game","currency","entry","size","created_at","id") WHERE "arcade_brackets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "arcade_brackets_due" ON "arcade_brackets" USING btree ("due_at") WHERE "arcade_brackets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "arcade_brackets_live" ON "arcade_brackets" USING btree ("game") WHERE "arcade_brackets"."state" in ('open', 'playing');--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD CONSTRAINT "arcade_contests_bracket_id_arcade_brackets_id_fk" FOREIGN KEY ("bracket_id") REFERENCES "public"."arcade_brackets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_contests" ADD CONSTRAINT "arcade_contests_advanced_id_users_id_fk" FOREIGN KEY ("advanced_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arcade_contests_bracket" ON "arcade_contests" USING btree ("bracket_id") WHERE "arcade_contests"."bracket_id" is not null;--> statement-breakpoint
CREATE INDEX "arcade_runs_board" ON "arcade_runs" USING btree ("contest_id","score","tie_break") WHERE "arcade_runs"."mode" = 'daily' and "arcade_runs"."state" = 'ended';