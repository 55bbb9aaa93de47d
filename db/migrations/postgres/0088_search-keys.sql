ALTER TABLE "battles" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "arrived_sha256" text;--> statement-breakpoint
CREATE INDEX "campaigns_search_due" ON "campaigns" USING btree ("created_at","id") WHERE "campaigns"."search_key" is null;--> statement-breakpoint
CREATE INDEX "teams_search_due" ON "teams" USING btree ("created_at","id") WHERE "teams"."search_key" is null;--> statement-breakpoint
CREATE INDEX "tournaments_search_due" ON "tournaments" USING btree ("created_at","id") WHERE "tournaments"."search_key" is null;--> statement-breakpoint
UPDATE "replays" SET "title_key" = replace(replace(replace("title_key", 'ς', 'σ'), 'i̇', 'i'), 'ß', 'ss') WHERE "title_key" LIKE '%ς%' OR "title_key" LIKE '%i̇%' OR "title_key" LIKE '%ß%';