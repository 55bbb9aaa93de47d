CREATE TABLE "prizes" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"game_title" text NOT NULL,
	"title" text NOT NULL,
	"place" bigint,
	"paid_cents" bigint NOT NULL,
	"prize_cents" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "prizes_subject_id_user_id_pk" PRIMARY KEY("subject_id","user_id"),
	CONSTRAINT "prizes_amounts" CHECK ("prizes"."paid_cents" >= 0 and "prizes"."prize_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prizes_user" ON "prizes" USING btree ("user_id","at","subject_id");--> statement-breakpoint
INSERT INTO "prizes" ("kind", "subject_id", "user_id", "game", "game_title", "title", "place", "paid_cents", "prize_cents", "at")
SELECT 'tournament', t."id", e."user_id", t."game", CASE t."game" WHEN 'valorant' THEN 'Valorant' WHEN 'cs2' THEN 'CS2' WHEN 'apex' THEN 'Apex Legends' WHEN 'league' THEN 'League of Legends' WHEN 'chess' THEN 'Chess' ELSE t."game" END, t."title", e."place", t."buy_in_cents" + t."fee_cents", e."prize_cents", t."ended_at"
FROM "tournaments" t INNER JOIN "tournament_entrants" e ON e."tournament_id" = t."id"
WHERE t."status" = 'completed' AND t."buy_in_cents" > 0 AND e."status" = 'here' AND e."seed" IS NOT NULL
AND EXISTS (SELECT 1 FROM "tournament_entrants" p WHERE p."tournament_id" = t."id" AND p."prize_cents" > 0);--> statement-breakpoint
INSERT INTO "prizes" ("kind", "subject_id", "user_id", "game", "game_title", "title", "place", "paid_cents", "prize_cents", "at")
SELECT 'challenge', c."id", a."user_id", c."game", CASE c."game" WHEN 'valorant' THEN 'Valorant' WHEN 'apex' THEN 'Apex Legends' WHEN 'fortnite' THEN 'Fortnite' WHEN 'cs2' THEN 'CS2' WHEN 'rocket-league' THEN 'Rocket League' WHEN 'league' THEN 'League of Legends' WHEN 'dota2' THEN 'Dota 2' WHEN 'overwatch' THEN 'Overwatch 2' WHEN 'warzone' THEN 'Call of Duty: Warzone' WHEN 'minecraft' THEN 'Minecraft' WHEN 'hearthstone' THEN 'Hearthstone' WHEN 'amongus' THEN 'Among Us' WHEN 'rainbow-six' THEN 'Rainbow Six Siege' WHEN 'pubg' THEN 'PUBG: Battlegrounds' WHEN 'ea-fc' THEN 'EA Sports FC' WHEN 'street-fighter' THEN 'Street Fighter 6' WHEN 'tekken' THEN 'Tekken 8' WHEN 'smash-bros' THEN 'Super Smash Bros. Ultimate' WHEN 'starcraft' THEN 'StarCraft II' WHEN 'chess' THEN 'Chess' ELSE c."game" END, c."title", NULL, 0, c."payout_cents", a."ended_at"
FROM "acceptances" a INNER JOIN "campaigns" c ON c."id" = a."campaign_id" WHERE a."state" = 'paid';