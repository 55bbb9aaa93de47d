ALTER TABLE "streams" ADD COLUMN "contest_kind" text;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "contest_id" text;