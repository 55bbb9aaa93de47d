CREATE TABLE "counted_tournaments" (
	"tournament_id" text NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"region" text,
	"matches" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"earnings_cents" bigint NOT NULL,
	"rating" bigint,
	"at" bigint NOT NULL,
	CONSTRAINT "counted_tournaments_tournament_id_user_id_pk" PRIMARY KEY("tournament_id","user_id"),
	CONSTRAINT "counted_tournaments_wins" CHECK ("counted_tournaments"."wins" between 0 and "counted_tournaments"."matches")
);
--> statement-breakpoint
ALTER TABLE "counted_tournaments" ADD CONSTRAINT "counted_tournaments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_tournaments_user" ON "counted_tournaments" USING btree ("user_id","at","tournament_id");