CREATE TABLE "juries" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"called_at" bigint NOT NULL,
	"due_at" bigint,
	"heard_at" bigint,
	"decision" text,
	"winner_id" text
);
--> statement-breakpoint
CREATE TABLE "jurors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summonses" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"juror_id" text NOT NULL,
	"game" text NOT NULL,
	"drawn_at" bigint NOT NULL,
	"answer_by" bigint NOT NULL,
	"ended_at" bigint,
	"voted_at" bigint,
	"side_id" text,
	"weight" bigint,
	"reason" text,
	"is_agreed" boolean
);
--> statement-breakpoint
ALTER TABLE "juries" ADD CONSTRAINT "juries_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jurors" ADD CONSTRAINT "jurors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summonses" ADD CONSTRAINT "summonses_dispute_id_juries_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."juries"("dispute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summonses" ADD CONSTRAINT "summonses_juror_id_users_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "juries_due" ON "juries" USING btree ("due_at") WHERE "juries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "jurors_place" ON "jurors" USING btree ("place");--> statement-breakpoint
CREATE UNIQUE INDEX "summonses_once" ON "summonses" USING btree ("dispute_id","juror_id");--> statement-breakpoint
CREATE INDEX "summonses_juror" ON "summonses" USING btree ("juror_id","drawn_at");--> statement-breakpoint
CREATE UNIQUE INDEX "summonses_one_open" ON "summonses" USING btree ("juror_id") WHERE "summonses"."voted_at" is null and "summonses"."ended_at" is null;