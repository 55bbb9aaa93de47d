CREATE TABLE "battle_attendances" (
	"battle_id" text NOT NULL,
	"player_id" text NOT NULL,
	"has_shown" boolean NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "battle_attendances_battle_id_player_id_pk" PRIMARY KEY("battle_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "ready_seat" text;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "check_ends_at" bigint;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "later_seat" text;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "later_until" bigint;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "creator_missed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "opponent_missed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "battle_attendances" ADD CONSTRAINT "battle_attendances_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_attendances" ADD CONSTRAINT "battle_attendances_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_attendances_player" ON "battle_attendances" USING btree ("player_id","at","has_shown");--> statement-breakpoint
CREATE INDEX "battle_attendances_no_shows" ON "battle_attendances" USING btree ("player_id","at") WHERE "battle_attendances"."has_shown" = false;