CREATE TABLE `event_head` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `set_aside_events` (
	`subscriber` text NOT NULL,
	`position` integer NOT NULL,
	`seq` integer NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`attempts` integer NOT NULL,
	`retry_at` integer,
	`last_error` text,
	`set_aside_at` integer NOT NULL,
	PRIMARY KEY(`subscriber`, `position`)
);
--> statement-breakpoint
CREATE INDEX `set_aside_events_entity` ON `set_aside_events` (`subscriber`,`entity`,`entity_id`,`position`);--> statement-breakpoint
CREATE INDEX `set_aside_events_due` ON `set_aside_events` (`subscriber`,`retry_at`,`position`) WHERE "set_aside_events"."retry_at" is not null;--> statement-breakpoint
CREATE TABLE `subscriber_cursors` (
	`subscriber` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `events` ADD `position` integer;--> statement-breakpoint
CREATE INDEX `events_unordered` ON `events` (`seq`) WHERE "events"."position" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `events_position` ON `events` (`position`) WHERE "events"."position" > 0;
--> statement-breakpoint
-- Written by hand: what was delivered gets its place in the order; what was not, or was set aside as a job before any
-- subscriber had it, stays without one and is delivered from here on.
UPDATE `events` SET `position` = `delivered`.`place` FROM (
  SELECT `seq`, row_number() OVER (ORDER BY `seq`) AS `place` FROM `events`
  WHERE `dispatched_at` IS NOT NULL
    AND `seq` NOT IN (SELECT json_extract(`payload`, '$.seq') FROM `jobs` WHERE `kind` = 'event.redeliver')
) AS `delivered` WHERE `events`.`seq` = `delivered`.`seq`;
--> statement-breakpoint
DELETE FROM `jobs` WHERE `kind` = 'event.redeliver';
--> statement-breakpoint
INSERT INTO `event_head` (`id`, `position`) SELECT 'head', coalesce(max(`position`), 0) FROM `events`;
--> statement-breakpoint
-- Written by hand: the subscribers there are now have had what has a place.
INSERT INTO `subscriber_cursors` (`subscriber`, `position`, `seen_at`)
SELECT `present`.`name`, `event_head`.`position`, (SELECT max(`at`) FROM `events`)
FROM `event_head`, (SELECT 'record-game' AS `name` UNION ALL SELECT 'unlock-achievements' UNION ALL SELECT 'keep-replay' UNION ALL SELECT 'keep-leaders' UNION ALL SELECT 'notify' UNION ALL SELECT 'follow-game') AS `present`
WHERE `event_head`.`position` > 0;
