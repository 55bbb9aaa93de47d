ALTER TABLE `events` ADD `concerns` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- Written by hand: the players whom an event is about, which were guessed from these keys until now.
UPDATE `events` SET `concerns` = (
  SELECT json_group_array(DISTINCT `named`.`value`)
  FROM json_each(`events`.`data`) AS `named`
  WHERE `named`.`key` IN ('userId', 'creatorId', 'opponentId', 'fromId', 'toId', 'captainId')
    AND `named`.`type` = 'text' AND `named`.`value` <> ''
);
--> statement-breakpoint
-- Written by hand: a list is a list from now on.
UPDATE `events` SET `data` = json_set(`data`, '$.regions', CASE json_extract(`data`, '$.regions')
    WHEN '' THEN json('[]') ELSE json('["' || replace(json_extract(`data`, '$.regions'), ',', '","') || '"]') END)
WHERE `type` = 'leaders.changed' AND json_type(`data`, '$.regions') = 'text';
