ALTER TABLE "ratings" ADD COLUMN "matches" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every rated battle has its mark in the history; what is rated beyond that are matches of tournaments.
UPDATE "ratings" SET "matches" = greatest(0, "battles" - (
  SELECT count(*) FROM "rating_history" h WHERE h."user_id" = "ratings"."user_id" AND h."game" = "ratings"."game"
)) WHERE EXISTS (
  SELECT 1 FROM "counted_tournaments" c
  WHERE c."user_id" = "ratings"."user_id" AND c."game" = "ratings"."game" AND c."rating" IS NOT NULL
);
