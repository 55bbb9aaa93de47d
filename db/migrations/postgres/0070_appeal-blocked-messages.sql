DROP INDEX "events_staff";--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD COLUMN "appealed_at" bigint;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "blocked_messages" ADD CONSTRAINT "blocked_messages_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_messages_appeal" ON "blocked_messages" USING btree ("appeal","at","id") WHERE "blocked_messages"."appeal" is not null;--> statement-breakpoint
CREATE INDEX "blocked_messages_waiting" ON "blocked_messages" USING btree ("author_id") WHERE "blocked_messages"."appeal" = 'waiting';--> statement-breakpoint
CREATE INDEX "events_staff" ON "events" USING btree ("seq") WHERE lower("events"."entity") in ('alert', 'blocked-message', 'case', 'risk-case', 'stream-report', 'ticket', 'user-report', 'withdrawal');