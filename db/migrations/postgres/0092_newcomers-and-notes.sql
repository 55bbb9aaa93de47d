CREATE TABLE "player_notes" (
	"author_id" text NOT NULL,
	"about_id" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "player_notes_author_id_about_id_pk" PRIMARY KEY("author_id","about_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stated_born_on" text;--> statement-breakpoint
ALTER TABLE "onboardings" ADD COLUMN "setup_steps" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_notes_author" ON "player_notes" USING btree ("author_id","changed_at","about_id");--> statement-breakpoint
CREATE INDEX "player_notes_about" ON "player_notes" USING btree ("about_id");