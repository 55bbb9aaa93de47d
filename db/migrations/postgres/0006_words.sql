-- Written by hand: tables, columns, indexes and stored keys take the words of the glossary.
ALTER TABLE "stray_words" RENAME TO "unmatched_provider_events";
--> statement-breakpoint
ALTER TABLE "unmatched_provider_events" RENAME CONSTRAINT "stray_words_provider_id_pk" TO "unmatched_provider_events_provider_id_pk";
--> statement-breakpoint
ALTER INDEX "stray_words_received" RENAME TO "unmatched_provider_events_received";
--> statement-breakpoint
ALTER TABLE "challenges" RENAME TO "pending_proofs";
--> statement-breakpoint
ALTER TABLE "pending_proofs" RENAME CONSTRAINT "challenges_pkey" TO "pending_proofs_pkey";
--> statement-breakpoint
ALTER TABLE "pending_proofs" RENAME CONSTRAINT "challenges_user_id_users_id_fk" TO "pending_proofs_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "challenges_user" RENAME TO "pending_proofs_user";
--> statement-breakpoint
ALTER INDEX "challenges_expires" RENAME TO "pending_proofs_expires";
--> statement-breakpoint
ALTER TABLE "team_challenges" RENAME TO "team_offers";
--> statement-breakpoint
ALTER TABLE "team_offers" RENAME CONSTRAINT "team_challenges_pkey" TO "team_offers_pkey";
--> statement-breakpoint
ALTER TABLE "team_offers" RENAME CONSTRAINT "team_challenges_from_team_id_teams_id_fk" TO "team_offers_from_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "team_offers" RENAME CONSTRAINT "team_challenges_to_team_id_teams_id_fk" TO "team_offers_to_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "team_offers" RENAME CONSTRAINT "team_challenges_sent_by_users_id_fk" TO "team_offers_sent_by_users_id_fk";
--> statement-breakpoint
ALTER INDEX "team_challenges_to" RENAME TO "team_offers_to";
--> statement-breakpoint
ALTER INDEX "team_challenges_from" RENAME TO "team_offers_from";
--> statement-breakpoint
ALTER INDEX "team_challenges_due" RENAME TO "team_offers_due";
--> statement-breakpoint
ALTER TABLE "team_agreements" RENAME COLUMN "challenge_id" TO "offer_id";
--> statement-breakpoint
ALTER TABLE "team_agreements" RENAME CONSTRAINT "team_agreements_challenge_id_user_id_pk" TO "team_agreements_offer_id_user_id_pk";
--> statement-breakpoint
ALTER TABLE "team_agreements" RENAME CONSTRAINT "team_agreements_challenge_id_team_challenges_id_fk" TO "team_agreements_offer_id_team_offers_id_fk";
--> statement-breakpoint
ALTER INDEX "transfers_unsealed" RENAME TO "transfers_unlinked";
--> statement-breakpoint
-- The one that stands in its place is installed at every start.
DROP TRIGGER IF EXISTS "transfers_seal_once" ON "transfers";
--> statement-breakpoint
DROP FUNCTION IF EXISTS seal_once();
--> statement-breakpoint
UPDATE "events" SET "data" = ("data" - 'challengeId') || jsonb_build_object('offerId', "data"->'challengeId')
WHERE "type" LIKE 'team.%' AND "data"->'challengeId' IS NOT NULL;
--> statement-breakpoint
-- What the sandbox is still to say.
UPDATE "jobs" SET "kind" = 'payment.provider-event', "unique_key" = replace("unique_key", 'payment.word:', 'payment.provider-event:'),
  "payload" = ("payload" - 'word') || jsonb_build_object('status', "payload"->'word')
WHERE "kind" = 'payment.word';
