CREATE TABLE "season_players" (
	"user_id" text NOT NULL,
	"season" text NOT NULL,
	"xp" bigint NOT NULL,
	CONSTRAINT "season_players_user_id_season_pk" PRIMARY KEY("user_id","season"),
	CONSTRAINT "season_players_xp" CHECK ("season_players"."xp" > 0)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "seasons_order" CHECK ("seasons"."starts_at" < "seasons"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "pass_claims" (
	"user_id" text NOT NULL,
	"season" text NOT NULL,
	"track" text NOT NULL,
	"tier" bigint NOT NULL,
	"coins" bigint NOT NULL,
	"credits" bigint NOT NULL,
	"item" text,
	"at" bigint NOT NULL,
	CONSTRAINT "pass_claims_user_id_season_track_tier_pk" PRIMARY KEY("user_id","season","track","tier"),
	CONSTRAINT "pass_claims_tier" CHECK ("pass_claims"."tier" between 1 and 100),
	CONSTRAINT "pass_claims_sums" CHECK ("pass_claims"."coins" >= 0 and "pass_claims"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale_until" bigint;--> statement-breakpoint
ALTER TABLE "season_players" ADD CONSTRAINT "season_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_players" ADD CONSTRAINT "season_players_season_seasons_id_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_claims" ADD CONSTRAINT "pass_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_claims" ADD CONSTRAINT "pass_claims_season_seasons_id_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seasons_end" ON "seasons" USING btree ("ends_at");