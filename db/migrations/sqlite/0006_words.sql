-- Written by hand: tables, columns, indexes and stored keys take the words of the glossary.
DROP INDEX `stray_words_received`;
--> statement-breakpoint
ALTER TABLE `stray_words` RENAME TO `unmatched_provider_events`;
--> statement-breakpoint
CREATE INDEX `unmatched_provider_events_received` ON `unmatched_provider_events` (`received_at`);
--> statement-breakpoint
DROP INDEX `challenges_user`;
--> statement-breakpoint
DROP INDEX `challenges_expires`;
--> statement-breakpoint
ALTER TABLE `challenges` RENAME TO `pending_proofs`;
--> statement-breakpoint
CREATE INDEX `pending_proofs_user` ON `pending_proofs` (`user_id`);
--> statement-breakpoint
CREATE INDEX `pending_proofs_expires` ON `pending_proofs` (`expires_at`);
--> statement-breakpoint
DROP INDEX `team_challenges_to`;
--> statement-breakpoint
DROP INDEX `team_challenges_from`;
--> statement-breakpoint
DROP INDEX `team_challenges_due`;
--> statement-breakpoint
ALTER TABLE `team_challenges` RENAME TO `team_offers`;
--> statement-breakpoint
CREATE INDEX `team_offers_to` ON `team_offers` (`to_team_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `team_offers_from` ON `team_offers` (`from_team_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `team_offers_due` ON `team_offers` (`expires_at`) WHERE "team_offers"."status" = 'pending';
--> statement-breakpoint
ALTER TABLE `team_agreements` RENAME COLUMN `challenge_id` TO `offer_id`;
--> statement-breakpoint
DROP INDEX `transfers_unsealed`;
--> statement-breakpoint
CREATE INDEX `transfers_unlinked` ON `transfers` (`id`) WHERE "transfers"."position" is null;
--> statement-breakpoint
-- The one that stands in its place is installed at every start.
DROP TRIGGER IF EXISTS `transfers_seal_once`;
--> statement-breakpoint
UPDATE `events` SET `data` = json_set(json_remove(`data`, '$.challengeId'), '$.offerId', json_extract(`data`, '$.challengeId'))
WHERE `type` LIKE 'team.%' AND json_type(`data`, '$.challengeId') IS NOT NULL;
--> statement-breakpoint
-- What the sandbox is still to say.
UPDATE `jobs` SET `kind` = 'payment.provider-event', `unique_key` = replace(`unique_key`, 'payment.word:', 'payment.provider-event:'),
  `payload` = json_set(json_remove(`payload`, '$.word'), '$.status', json_extract(`payload`, '$.word'))
WHERE `kind` = 'payment.word';
