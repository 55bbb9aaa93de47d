CREATE TABLE "balance_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	CONSTRAINT "balance_adjustments_amount" CHECK ("balance_adjustments"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"starts_at" bigint,
	"reason" text NOT NULL,
	"notifies_all" boolean NOT NULL,
	"scheduled_by" text NOT NULL,
	"scheduled_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" bigint;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_adjustments_user" ON "balance_adjustments" USING btree ("user_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "balance_adjustments_waiting" ON "balance_adjustments" USING btree ("id") WHERE "balance_adjustments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "maintenances_open" ON "maintenances" USING btree ("id") WHERE "maintenances"."state" in ('scheduled', 'running');--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","username_key") WHERE "users"."status" in ('suspended', 'banned');--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "battles_running" ON "battles" USING btree ("created_at","id") WHERE "battles"."status" in ('waiting', 'active', 'disputed');--> statement-breakpoint
CREATE INDEX "user_reports_reported" ON "user_reports" USING btree ("reported_id","at","id");