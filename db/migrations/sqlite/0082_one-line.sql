-- Texts of one line are folded as `tidyLine` folds those that come in: controls and line ends into a space, what cannot be seen left out.
CREATE TEMP TABLE `one_line` AS SELECT
	'[' || char(173) || char(1564) || char(6158) || char(8203) || char(8206) || char(8207) || char(8234) || '-' || char(8238) || char(8288) || '-' || char(8303) || char(65279) || char(65529) || '-' || char(65531) || char(917504) || '-' || char(917631) || ']' AS `unseen`,
	'[ ' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || char(8232) || char(8233) || ']' AS `blank`,
	'*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || char(8232) || char(8233) || char(173) || char(1564) || char(6158) || char(8203) || char(8206) || char(8207) || char(8234) || '-' || char(8238) || char(8288) || '-' || char(8303) || char(65279) || char(65529) || '-' || char(65531) || char(917504) || '-' || char(917631) || ']*' AS `other`;--> statement-breakpoint
UPDATE `battles` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`battles`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`battles`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`battles`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`battles`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `battles`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `battle_reports` SET `score` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`battle_reports`.`score`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`battle_reports`.`score`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`battle_reports`.`score`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`battle_reports`.`score`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `battle_reports`.`score` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `staff_views` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`staff_views`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`staff_views`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`staff_views`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`staff_views`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `staff_views`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `oauth_applications` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`oauth_applications`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`oauth_applications`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`oauth_applications`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`oauth_applications`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `oauth_applications`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `api_keys` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`api_keys`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`api_keys`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`api_keys`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`api_keys`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `api_keys`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `campaigns` SET `brand` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`campaigns`.`brand`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`campaigns`.`brand`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`campaigns`.`brand`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`campaigns`.`brand`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `campaigns`.`brand` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `campaigns` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`campaigns`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`campaigns`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`campaigns`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`campaigns`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `campaigns`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `acceptances` SET `exhibit_title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`acceptances`.`exhibit_title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`acceptances`.`exhibit_title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`acceptances`.`exhibit_title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`acceptances`.`exhibit_title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `acceptances`.`exhibit_title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `linked_accounts` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`linked_accounts`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`linked_accounts`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`linked_accounts`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`linked_accounts`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `linked_accounts`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `markets` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`markets`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`markets`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`markets`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`markets`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `markets`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `tournaments` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`tournaments`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`tournaments`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`tournaments`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`tournaments`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `tournaments`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `stake_subjects` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`stake_subjects`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`stake_subjects`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`stake_subjects`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`stake_subjects`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `stake_subjects`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `payment_methods` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`payment_methods`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`payment_methods`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`payment_methods`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`payment_methods`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `payment_methods`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `notifications` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`notifications`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`notifications`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`notifications`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`notifications`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `notifications`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `replays` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`replays`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`replays`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`replays`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`replays`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `replays`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `replays` SET `title_key` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`replays`.`title_key`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`replays`.`title_key`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`replays`.`title_key`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`replays`.`title_key`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `replays`.`title_key` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `replays` SET `score` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`replays`.`score`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`replays`.`score`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`replays`.`score`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`replays`.`score`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `replays`.`score` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `prizes` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`prizes`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`prizes`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`prizes`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`prizes`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `prizes`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `tickets` SET `first_name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`tickets`.`first_name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`tickets`.`first_name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`tickets`.`first_name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`tickets`.`first_name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `tickets`.`first_name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `tickets` SET `last_name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`tickets`.`last_name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`tickets`.`last_name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`tickets`.`last_name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`tickets`.`last_name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `tickets`.`last_name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `tickets` SET `subject` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`tickets`.`subject`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`tickets`.`subject`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`tickets`.`subject`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`tickets`.`subject`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `tickets`.`subject` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `season_missions` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`season_missions`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`season_missions`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`season_missions`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`season_missions`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `season_missions`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `store_gifts` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`store_gifts`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`store_gifts`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`store_gifts`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`store_gifts`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `store_gifts`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `store_order_lines` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`store_order_lines`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`store_order_lines`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`store_order_lines`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`store_order_lines`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `store_order_lines`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `products` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`products`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`products`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`products`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`products`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `products`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `streams` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`streams`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`streams`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`streams`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`streams`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `streams`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `stream_clips` SET `title` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`stream_clips`.`title`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`stream_clips`.`title`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`stream_clips`.`title`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`stream_clips`.`title`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `stream_clips`.`title` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `stream_markers` SET `label` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`stream_markers`.`label`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`stream_markers`.`label`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`stream_markers`.`label`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`stream_markers`.`label`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `stream_markers`.`label` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `passkeys` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`passkeys`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`passkeys`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`passkeys`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`passkeys`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `passkeys`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `known_devices` SET `name` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`known_devices`.`name`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`known_devices`.`name`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`known_devices`.`name`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`known_devices`.`name`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `known_devices`.`name` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `sessions` SET `user_agent` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`sessions`.`user_agent`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`sessions`.`user_agent`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`sessions`.`user_agent`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`sessions`.`user_agent`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1)
WHERE `sessions`.`user_agent` GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `streams` SET `title_key` = (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(substr(`streams`.`title_key`, 1, length(`streams`.`title_key`) - length(`streams`.`id`) - 1), `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(substr(`streams`.`title_key`, 1, length(`streams`.`title_key`) - length(`streams`.`id`) - 1), `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(substr(`streams`.`title_key`, 1, length(`streams`.`title_key`) - length(`streams`.`id`) - 1), `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(substr(`streams`.`title_key`, 1, length(`streams`.`title_key`) - length(`streams`.`id`) - 1))
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1) || char(10) || `streams`.`id`
WHERE substr(`streams`.`title_key`, 1, length(`streams`.`title_key`) - length(`streams`.`id`) - 1) GLOB (SELECT `other` FROM `one_line`);--> statement-breakpoint
UPDATE `disputes` SET `tags` = (SELECT json_group_array(CASE WHEN `tag`.`value` GLOB (SELECT `other` FROM `one_line`) THEN (
	WITH RECURSIVE `folded`(`n`, `text`) AS (
		SELECT 0, '' UNION ALL SELECT `n` + 1, `text` || CASE
			WHEN substr(`tag`.`value`, `n` + 1, 1) GLOB (SELECT `unseen` FROM `one_line`) THEN ''
			WHEN substr(`tag`.`value`, `n` + 1, 1) GLOB (SELECT `blank` FROM `one_line`) THEN CASE WHEN substr(`text`, -1) = ' ' THEN '' ELSE ' ' END
			ELSE substr(`tag`.`value`, `n` + 1, 1) END
		FROM `folded` WHERE `n` < length(`tag`.`value`)
	) SELECT coalesce(nullif(trim(`text`), ''), '-') FROM `folded` ORDER BY `n` DESC LIMIT 1) ELSE `tag`.`value` END) FROM json_each(`disputes`.`tags`) AS `tag`)
WHERE EXISTS (SELECT 1 FROM json_each(`disputes`.`tags`) AS `tag` WHERE `tag`.`value` GLOB (SELECT `other` FROM `one_line`));--> statement-breakpoint
DROP TABLE `one_line`;
