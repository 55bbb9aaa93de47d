ALTER TABLE "tournaments" ADD COLUMN "guarantee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stakes" ADD COLUMN "is_guarantee" boolean DEFAULT false NOT NULL;