DROP INDEX "events_undispatched";--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "dispatched_at";