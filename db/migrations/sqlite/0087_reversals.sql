ALTER TABLE `deposits` ADD `taken_back_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deposits` ADD `reversals` text;--> statement-breakpoint
UPDATE `deposits` SET `taken_back_cents` = `amount_cents` WHERE `status` = 'charged-back';