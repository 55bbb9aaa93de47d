CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "administrator_since" bigint;--> statement-breakpoint
ALTER TABLE "balance_roots" ADD COLUMN "audit_position" bigint;--> statement-breakpoint
ALTER TABLE "balance_roots" ADD COLUMN "audit_hash" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("id") WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_subject" ON "approvals" USING btree ("kind","subject_id") WHERE "approvals"."state" = 'waiting' and "approvals"."kind" <> 'settings';--> statement-breakpoint
CREATE INDEX "approvals_asked_by" ON "approvals" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "approvals_decided_by" ON "approvals" USING btree ("decided_by");