CREATE TABLE "stake_subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"currency" text NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "stakes" (
	"subject_id" text NOT NULL,
	"user_id" text NOT NULL,
	"transfer_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"day" text NOT NULL,
	"ended" text,
	CONSTRAINT "stakes_subject_id_user_id_transfer_id_pk" PRIMARY KEY("subject_id","user_id","transfer_id"),
	CONSTRAINT "stakes_positive" CHECK ("stakes"."stake" > 0 and "stakes"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stakes" ADD CONSTRAINT "stakes_subject_id_stake_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."stake_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakes" ADD CONSTRAINT "stakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakes" ADD CONSTRAINT "stakes_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stakes_held" ON "stakes" USING btree ("user_id") WHERE "stakes"."ended" is null;--> statement-breakpoint
-- What stands in the ledger of the battles and team battles so far: subjects first, then each hold with its end.
INSERT INTO stake_subjects (id, kind, title, path, currency, ended_at)
SELECT b.id, 'battle', b.title, '/challenge/' || b.id, 'USD', b.ended_at
FROM battles b
WHERE EXISTS (SELECT 1 FROM transfers t WHERE t.subject_id = b.id AND t.kind = 'hold');
--> statement-breakpoint
INSERT INTO stake_subjects (id, kind, title, path, currency, ended_at)
SELECT b.id, 'team-battle',
  home.name || ' vs ' || away.name || ', ' || CASE b.game
    WHEN 'valorant' THEN 'Valorant' WHEN 'cs2' THEN 'CS2' WHEN 'apex' THEN 'Apex Legends' ELSE 'League of Legends' END,
  '/teams', 'USD', b.ended_at
FROM team_battles b
JOIN teams home ON home.id = b.home_team_id
JOIN teams away ON away.id = b.away_team_id
WHERE EXISTS (SELECT 1 FROM transfers t WHERE t.subject_id = b.id AND t.kind = 'hold');
--> statement-breakpoint
-- A seat was given up and taken again, never taken twice: a hold was returned where a refund stands behind it on the
-- player's account, and what was not returned was paid out where the subject was settled.
INSERT INTO stakes (subject_id, user_id, transfer_id, stake, fee, day, ended)
SELECT h.subject_id, h.owner_id, h.id, h.stake, h.fee, h.day,
  CASE
    WHEN EXISTS (
      SELECT 1 FROM transfers r JOIN entries e ON e.transfer_id = r.id
      WHERE r.subject_id = h.subject_id AND r.kind = 'refund' AND e.account_id = h.account_id AND e.number > h.number
    ) THEN 'refunded'
    WHEN EXISTS (SELECT 1 FROM transfers r WHERE r.subject_id = h.subject_id AND r.kind = 'settle') THEN 'paid'
  END
FROM (
  SELECT t.id, t.subject_id, a.id AS account_id, a.owner_id, max(e.number) AS number,
    -sum(CASE WHEN e.kind = 'wager' THEN e.amount ELSE 0 END) AS stake,
    -sum(CASE WHEN e.kind = 'fee' THEN e.amount ELSE 0 END) AS fee,
    to_char(to_timestamp(t.at / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
  FROM transfers t
  JOIN stake_subjects s ON s.id = t.subject_id
  JOIN entries e ON e.transfer_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'user'
  WHERE t.kind = 'hold'
  GROUP BY t.id, t.subject_id, t.at, a.id, a.owner_id
) h;
