CREATE TABLE `commitments` (
	`about` text NOT NULL,
	`commitment` text NOT NULL,
	`at` integer NOT NULL,
	`transfer_id` text,
	`place` integer,
	PRIMARY KEY(`about`, `commitment`),
	FOREIGN KEY (`transfer_id`) REFERENCES `transfers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commitments_dated" CHECK(("commitments"."transfer_id" is null) = ("commitments"."place" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commitments_place` ON `commitments` (`transfer_id`,`place`) WHERE "commitments"."transfer_id" is not null;--> statement-breakpoint
CREATE INDEX `commitments_undated` ON `commitments` (`at`,`about`) WHERE "commitments"."transfer_id" is null;--> statement-breakpoint
INSERT INTO "commitments" ("about", "commitment", "at") SELECT 'arcade:' || "id", "commitment", "created_at" FROM "arcade_contests" WHERE "mode" <> 'practice';--> statement-breakpoint
INSERT INTO "commitments" ("about", "commitment", "at") SELECT 'crate:' || "user_id" || ':' || "nonce", "commitment", "at" FROM "crate_commitments";