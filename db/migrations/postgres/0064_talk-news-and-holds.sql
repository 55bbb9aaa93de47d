CREATE TABLE "chat_mutes" (
	"place_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_mutes_place_id_user_id_pk" PRIMARY KEY("place_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "held_until" bigint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_mutes_longest" ON "chat_mutes" USING btree ("place_id","at","user_id");--> statement-breakpoint
CREATE INDEX "chat_mutes_user" ON "chat_mutes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tournament_log_announcements" ON "tournament_log" USING btree ("tournament_id","at","id") WHERE "tournament_log"."what" = 'announcement';