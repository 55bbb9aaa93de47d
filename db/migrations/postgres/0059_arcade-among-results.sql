CREATE TABLE "counted_runs" (
	"run_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"won" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prizes" ADD COLUMN "opponent_id" text;--> statement-breakpoint
ALTER TABLE "counted_runs" ADD CONSTRAINT "counted_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_runs_user" ON "counted_runs" USING btree ("user_id","game","won");--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_opponent_id_users_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "counted_runs" ("run_id", "user_id", "game", "won", "at")
SELECT r."id", r."user_id", r."game", (r."is_won" AND r."mode" <> 'free'), CASE WHEN r."mode" = 'daily' THEN r."ended_at" ELSE c."ended_at" END
FROM "arcade_runs" r INNER JOIN "arcade_contests" c ON c."id" = r."contest_id"
WHERE r."mode" <> 'practice' AND r."score" IS NOT NULL AND (r."mode" = 'daily' OR c."state" = 'settled');--> statement-breakpoint
INSERT INTO "achievements" ("user_id", "achievement", "unlocked_at")
SELECT n."user_id", 'runs-1', n."at" FROM (SELECT r."user_id", r."at", row_number() OVER (PARTITION BY r."user_id" ORDER BY r."at", r."run_id") AS "nth" FROM "counted_runs" r) n WHERE n."nth" = 1
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "achievements" ("user_id", "achievement", "unlocked_at")
SELECT n."user_id", 'runs-50', n."at" FROM (SELECT r."user_id", r."at", row_number() OVER (PARTITION BY r."user_id" ORDER BY r."at", r."run_id") AS "nth" FROM "counted_runs" r) n WHERE n."nth" = 50
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "achievements" ("user_id", "achievement", "unlocked_at")
SELECT n."user_id", 'contests-1', n."at" FROM (SELECT r."user_id", r."at", row_number() OVER (PARTITION BY r."user_id" ORDER BY r."at", r."run_id") AS "nth" FROM "counted_runs" r WHERE r."won") n WHERE n."nth" = 1
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "achievements" ("user_id", "achievement", "unlocked_at")
SELECT n."user_id", 'contests-10', n."at" FROM (SELECT r."user_id", r."at", row_number() OVER (PARTITION BY r."user_id" ORDER BY r."at", r."run_id") AS "nth" FROM "counted_runs" r WHERE r."won") n WHERE n."nth" = 10
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "achievements" ("user_id", "achievement", "unlocked_at")
SELECT g."user_id", 'arcade-games-10', max(g."first_at") FROM (SELECT r."user_id", r."game", min(r."at") AS "first_at" FROM "counted_runs" r GROUP BY r."user_id", r."game") g GROUP BY g."user_id" HAVING count(*) = 10
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "prizes" ("kind", "subject_id", "user_id", "game", "game_title", "title", "opponent_id", "place", "paid_cents", "prize_cents", "at")
SELECT 'team-battle', b."id", s."user_id", b."game", CASE b."game" WHEN 'valorant' THEN 'Valorant' WHEN 'cs2' THEN 'CS2' WHEN 'apex' THEN 'Apex Legends' WHEN 'league' THEN 'League of Legends' WHEN 'chess' THEN 'Chess' ELSE b."game" END, o."name", NULL, CASE WHEN s."team_id" = b."winner_team_id" THEN 1 ELSE 2 END, s."stake_cents" + s."fee_cents", CASE WHEN s."team_id" = b."winner_team_id" THEN 2 * s."stake_cents" ELSE 0 END, b."ended_at"
FROM "team_battles" b INNER JOIN "team_seats" s ON s."team_battle_id" = b."id" INNER JOIN "teams" o ON o."id" = CASE WHEN s."team_id" = b."home_team_id" THEN b."away_team_id" ELSE b."home_team_id" END
WHERE b."status" = 'completed' AND b."winner_team_id" IS NOT NULL AND s."stake_cents" > 0;--> statement-breakpoint
INSERT INTO "prizes" ("kind", "subject_id", "user_id", "game", "game_title", "title", "opponent_id", "place", "paid_cents", "prize_cents", "at")
SELECT CASE c."mode" WHEN 'battle' THEN 'arcade-battle' ELSE 'arcade-skill' END, c."id", r."user_id", c."game", CASE c."game" WHEN 'spark-line' THEN 'Spark Line' WHEN 'turncoat' THEN 'Turncoat' WHEN 'echo-vault' THEN 'Echo Vault' WHEN 'fuse-box' THEN 'Fuse Box' WHEN 'copy-desk' THEN 'Copy Desk' WHEN 'stray-glyph' THEN 'Stray Glyph' WHEN 'letter-forge' THEN 'Letter Forge' WHEN 'bank-shot' THEN 'Bank Shot' WHEN 'plumb-line' THEN 'Plumb Line' WHEN 'counterweight' THEN 'Counterweight' ELSE c."game" END, CASE c."mode" WHEN 'battle' THEN '1v1 Battle' ELSE 'Skill Match' END, (SELECT CASE WHEN count(*) = 1 THEN min(o."user_id") END FROM "arcade_runs" o WHERE o."contest_id" = c."id" AND o."user_id" <> r."user_id" AND o."state" IN ('ended', 'refused')), r."place", c."entry" + c."fee", r."paid", c."ended_at"
FROM "arcade_contests" c INNER JOIN "arcade_runs" r ON r."contest_id" = c."id"
WHERE c."state" = 'settled' AND c."currency" = 'USD' AND c."mode" IN ('skill', 'battle') AND r."state" IN ('ended', 'refused');--> statement-breakpoint
INSERT INTO "prizes" ("kind", "subject_id", "user_id", "game", "game_title", "title", "opponent_id", "place", "paid_cents", "prize_cents", "at")
SELECT 'arcade-bracket', b."id", s."user_id", b."game", CASE b."game" WHEN 'spark-line' THEN 'Spark Line' WHEN 'turncoat' THEN 'Turncoat' WHEN 'echo-vault' THEN 'Echo Vault' WHEN 'fuse-box' THEN 'Fuse Box' WHEN 'copy-desk' THEN 'Copy Desk' WHEN 'stray-glyph' THEN 'Stray Glyph' WHEN 'letter-forge' THEN 'Letter Forge' WHEN 'bank-shot' THEN 'Bank Shot' WHEN 'plumb-line' THEN 'Plumb Line' WHEN 'counterweight' THEN 'Counterweight' ELSE b."game" END, 'Bracket of ' || b."size", NULL, s."place", b."entry" + b."fee", s."paid", b."ended_at"
FROM "arcade_brackets" b INNER JOIN "arcade_bracket_seats" s ON s."bracket_id" = b."id"
WHERE b."state" = 'settled' AND b."currency" = 'USD' AND s."left_at" IS NULL;