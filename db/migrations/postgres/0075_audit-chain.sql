CREATE TABLE "audit_head" (
	"id" bigint PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position") WHERE "audit_log"."position" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_unlinked" ON "audit_log" USING btree ("id") WHERE "audit_log"."position" is null;