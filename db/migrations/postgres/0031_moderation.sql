ALTER TABLE "moderation_settings" ALTER COLUMN "auto_mod_severity" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "moderation_settings" ALTER COLUMN "auto_mod_severity" SET DATA TYPE bigint USING CASE "auto_mod_severity" WHEN 'low' THEN 25 WHEN 'high' THEN 75 ELSE 50 END;--> statement-breakpoint
ALTER TABLE "moderation_settings" ALTER COLUMN "auto_mod_severity" SET DEFAULT 50;--> statement-breakpoint
UPDATE "moderation_settings" SET "caps_limit" = ("caps_limit" + 5) / 10 * 10, "slow_mode" = ("slow_mode" + 7) / 15 * 15;--> statement-breakpoint
UPDATE "user_reports" SET "status" = CASE "status" WHEN 'open' THEN 'pending' ELSE 'reviewed' END WHERE "status" IN ('open', 'resolved');--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "report_type" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_messages_at" ON "chat_messages" USING btree ("at","id") WHERE "chat_messages"."body" <> '';