CREATE TABLE "outages" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"day" text PRIMARY KEY NOT NULL,
	"up_ms" bigint NOT NULL,
	"down_ms" bigint NOT NULL,
	"maintenance_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_mark" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "maintenances" ADD COLUMN "began_at" bigint;--> statement-breakpoint
CREATE INDEX "outages_started" ON "outages" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "battles_opened" ON "battles" USING btree ("created_at") WHERE "battles"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "disputes_submitted" ON "disputes" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "events_staff" ON "events" USING btree ("seq") WHERE lower("events"."entity") in ('alert', 'case', 'risk-case', 'stream-report', 'ticket', 'user-report', 'withdrawal');--> statement-breakpoint
CREATE INDEX "maintenances_ended" ON "maintenances" USING btree ("changed_at","id") WHERE "maintenances"."state" = 'ended';