ALTER TABLE "events" ADD COLUMN "concerns" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- Written by hand: the players whom an event is about, which were guessed from these keys until now.
UPDATE "events" SET "concerns" = (
  SELECT coalesce(jsonb_agg(DISTINCT "named"."value"), '[]'::jsonb)
  FROM jsonb_each("events"."data") AS "named"
  WHERE "named"."key" IN ('userId', 'creatorId', 'opponentId', 'fromId', 'toId', 'captainId')
    AND jsonb_typeof("named"."value") = 'string' AND "named"."value" <> '""'::jsonb
);
--> statement-breakpoint
-- Written by hand: a list is a list from now on.
UPDATE "events" SET "data" = jsonb_set("data", '{regions}', CASE "data" ->> 'regions'
    WHEN '' THEN '[]'::jsonb ELSE to_jsonb(string_to_array("data" ->> 'regions', ',')) END)
WHERE "type" = 'leaders.changed' AND jsonb_typeof("data" -> 'regions') = 'string';
