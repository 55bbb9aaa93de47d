ALTER TABLE "tournaments" ADD COLUMN "min_rating" bigint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "max_rating" bigint;