ALTER TABLE "feed_keys" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "feed_keys" ADD COLUMN "refused_at" bigint;