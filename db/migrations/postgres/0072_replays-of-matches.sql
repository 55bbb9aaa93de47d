ALTER TABLE "replays" DROP CONSTRAINT "replays_id_battles_id_fk";
--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "tournament_id" text;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "match" bigint;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD COLUMN "begun_at" bigint;--> statement-breakpoint
-- When the two of a match began has been told, and nothing else kept it.
UPDATE "tournament_matches" SET "begun_at" = "e"."at" FROM (
	SELECT "entity_id", "data" ->> 'match' AS "match", max("at") AS "at" FROM "events"
	WHERE "type" = 'tournament.match-changed' AND "data" ->> 'what' = 'match.begun' GROUP BY 1, 2
) AS "e" WHERE "e"."entity_id" = "tournament_matches"."tournament_id" AND "e"."match" = "tournament_matches"."match"::text
	AND "tournament_matches"."status" IN ('playing', 'reported', 'disputed', 'decided');
--> statement-breakpoint
CREATE INDEX "replays_tournament" ON "replays" USING btree ("tournament_id") WHERE "replays"."tournament_id" is not null;