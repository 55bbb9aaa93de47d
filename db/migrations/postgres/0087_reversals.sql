ALTER TABLE "deposits" ADD COLUMN "taken_back_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "reversals" jsonb;--> statement-breakpoint
UPDATE "deposits" SET "taken_back_cents" = "amount_cents" WHERE "status" = 'charged-back';