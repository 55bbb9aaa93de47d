CREATE TABLE `dispute_evidence` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`by_id` text NOT NULL,
	`words` text NOT NULL,
	`url` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `dispute_evidence_dispute` ON `dispute_evidence` (`dispute_id`,`id`);--> statement-breakpoint
CREATE INDEX `dispute_evidence_by` ON `dispute_evidence` (`by_id`,`at`);--> statement-breakpoint
CREATE TABLE `dispute_parties` (
	`dispute_id` text NOT NULL,
	`user_id` text NOT NULL,
	`side_id` text NOT NULL,
	PRIMARY KEY(`dispute_id`, `user_id`),
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `dispute_parties_user` ON `dispute_parties` (`user_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reported_by_id` text,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`urgency` integer NOT NULL,
	`status` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`escalates_at` integer,
	`moderator_id` text,
	`action` text,
	`reason` text,
	`decided_at` integer,
	FOREIGN KEY (`reported_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`moderator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Every dispute so far was over a battle; an open one escalates when its battle was to.
INSERT INTO `__new_disputes`("id", "subject_kind", "subject_id", "reported_by_id", "type", "description", "urgency", "status", "submitted_at", "escalates_at", "moderator_id", "action", "reason", "decided_at")
SELECT "d"."id", 'battle', "d"."battle_id", "d"."reported_by_id", "d"."type", "d"."description", CASE "d"."priority" WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'medium' THEN 2 ELSE 3 END, "d"."status", "d"."submitted_at",
	CASE WHEN "d"."status" <> 'resolved' AND "b"."status" = 'disputed' THEN "b"."due_at" END, "d"."moderator_id", "d"."action", "d"."reason", "d"."decided_at"
FROM `disputes` AS "d" INNER JOIN "battles" AS "b" ON "b"."id" = "d"."battle_id";
--> statement-breakpoint
DROP TABLE `disputes`;--> statement-breakpoint
ALTER TABLE `__new_disputes` RENAME TO `disputes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `disputes_subject` ON `disputes` (`subject_kind`,`subject_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `disputes_reporter` ON `disputes` (`reported_by_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `disputes_open` ON `disputes` (`urgency`,`id`) WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE INDEX `disputes_due` ON `disputes` (`escalates_at`) WHERE "disputes"."escalates_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_one_open` ON `disputes` (`subject_kind`,`subject_id`) WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
-- Disputes over team battles, open and decided, which stood in the battle and in the audit log. Each bears the id of its battle.
INSERT INTO "disputes" ("id", "subject_kind", "subject_id", "reported_by_id", "type", "description", "urgency", "status", "submitted_at", "escalates_at", "moderator_id", "action", "reason", "decided_at")
SELECT "b"."id", 'team-battle', "b"."id", NULL,
	CASE WHEN "b"."issue" IS NULL THEN 'match-result' ELSE 'other' END,
	coalesce("b"."issue", 'The captains report different results.'),
	CASE WHEN "b"."stake_cents" >= 50000 THEN 0 WHEN "b"."stake_cents" >= 25000 THEN 1 WHEN "b"."stake_cents" >= 5000 THEN 2 ELSE 3 END,
	CASE WHEN "a"."id" IS NULL THEN 'pending' ELSE 'resolved' END,
	coalesce("e"."at", "b"."created_at"),
	CASE WHEN "a"."id" IS NULL THEN coalesce("e"."at", "b"."created_at") + 259200000 END,
	"a"."actor_id",
	CASE "a"."action" WHEN 'team-battle.award' THEN 'confirm' WHEN 'team-battle.void' THEN 'void' END,
	"a"."reason", "a"."at"
FROM "team_battles" AS "b"
LEFT JOIN "audit_log" AS "a" ON "a"."subject" = 'team-battle' AND "a"."subject_id" = "b"."id"
LEFT JOIN (
	SELECT "data" ->> 'teamBattleId' AS "team_battle_id", min("at") AS "at" FROM "events" WHERE "type" = 'team.battle-disputed' GROUP BY 1
) AS "e" ON "e"."team_battle_id" = "b"."id"
WHERE "b"."status" = 'disputed' OR "a"."id" IS NOT NULL;
--> statement-breakpoint
-- Who played on which side.
INSERT INTO "dispute_parties" ("dispute_id", "user_id", "side_id")
SELECT "d"."id", "b"."creator_id", "b"."creator_id" FROM "disputes" AS "d" INNER JOIN "battles" AS "b" ON "b"."id" = "d"."subject_id" WHERE "d"."subject_kind" = 'battle'
UNION ALL
SELECT "d"."id", "b"."opponent_id", "b"."opponent_id" FROM "disputes" AS "d" INNER JOIN "battles" AS "b" ON "b"."id" = "d"."subject_id" WHERE "d"."subject_kind" = 'battle' AND "b"."opponent_id" IS NOT NULL
UNION ALL
SELECT "d"."id", "s"."user_id", "s"."team_id" FROM "disputes" AS "d" INNER JOIN "team_seats" AS "s" ON "s"."team_battle_id" = "d"."subject_id" WHERE "d"."subject_kind" = 'team-battle';
--> statement-breakpoint
-- From now on the dispute knows when it escalates.
UPDATE "battles" SET "due_at" = NULL WHERE "status" = 'disputed';
--> statement-breakpoint
DROP INDEX `team_battles_disputed`;--> statement-breakpoint
ALTER TABLE `team_battles` ADD `home_claimed_at` integer;--> statement-breakpoint
ALTER TABLE `team_battles` ADD `away_claimed_at` integer;--> statement-breakpoint
ALTER TABLE `team_battles` DROP COLUMN `issue`;
