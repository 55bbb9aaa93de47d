CREATE TABLE "dispute_evidence" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"by_id" text NOT NULL,
	"words" text NOT NULL,
	"url" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_parties" (
	"dispute_id" text NOT NULL,
	"user_id" text NOT NULL,
	"side_id" text NOT NULL,
	CONSTRAINT "dispute_parties_dispute_id_user_id_pk" PRIMARY KEY("dispute_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "disputes" DROP CONSTRAINT "disputes_battle_id_battles_id_fk";
--> statement-breakpoint
DROP INDEX "disputes_battle";--> statement-breakpoint
DROP INDEX "team_battles_disputed";--> statement-breakpoint
DROP INDEX "disputes_open";--> statement-breakpoint
DROP INDEX "disputes_one_open";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "urgency" bigint;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "escalates_at" bigint;--> statement-breakpoint
-- Every dispute so far was over a battle; an open one escalates when its battle was to.
UPDATE "disputes" AS "d" SET "subject_kind" = 'battle', "subject_id" = "d"."battle_id", "urgency" = CASE "d"."priority" WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'medium' THEN 2 ELSE 3 END,
	"escalates_at" = CASE WHEN "d"."status" <> 'resolved' AND "b"."status" = 'disputed' THEN "b"."due_at" END
FROM "battles" AS "b" WHERE "b"."id" = "d"."battle_id";
--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "urgency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" DROP COLUMN "battle_id";--> statement-breakpoint
ALTER TABLE "disputes" DROP COLUMN "priority";--> statement-breakpoint
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
ALTER TABLE "team_battles" ADD COLUMN "home_claimed_at" bigint;--> statement-breakpoint
ALTER TABLE "team_battles" ADD COLUMN "away_claimed_at" bigint;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_parties" ADD CONSTRAINT "dispute_parties_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_parties" ADD CONSTRAINT "dispute_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_evidence_dispute" ON "dispute_evidence" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE INDEX "dispute_evidence_by" ON "dispute_evidence" USING btree ("by_id","at");--> statement-breakpoint
CREATE INDEX "dispute_parties_user" ON "dispute_parties" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "disputes_subject" ON "disputes" USING btree ("subject_kind","subject_id","submitted_at");--> statement-breakpoint
CREATE INDEX "disputes_reporter" ON "disputes" USING btree ("reported_by_id","submitted_at");--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("escalates_at") WHERE "disputes"."escalates_at" is not null;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("urgency","id") WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("subject_kind","subject_id") WHERE "disputes"."status" <> 'resolved';--> statement-breakpoint
ALTER TABLE "team_battles" DROP COLUMN "issue";
