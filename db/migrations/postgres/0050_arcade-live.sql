ALTER TABLE "arcade_contests" ADD COLUMN "starts_at" bigint;--> statement-breakpoint
ALTER TABLE "arcade_runs" ADD COLUMN "ready_at" bigint;