CREATE TABLE "account_events" (
	"user_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"event_seq" bigint NOT NULL,
	"about" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"at" bigint NOT NULL,
	"noted_at" bigint NOT NULL,
	CONSTRAINT "account_events_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
CREATE TABLE "account_logs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL,
	"noted_at" bigint NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "log_seq" bigint;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_account_logs_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_logs"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_logs" ADD CONSTRAINT "account_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_events_event" ON "account_events" USING btree ("user_id","event_seq");--> statement-breakpoint
CREATE INDEX "account_events_noted" ON "account_events" USING btree ("noted_at");--> statement-breakpoint
INSERT INTO "account_logs" ("user_id", "last_seq", "noted_at", "since")
SELECT "user_id", 0, 0, (extract(epoch from now()) * 1000)::bigint FROM (SELECT "user_id" FROM "webhook_endpoints" UNION SELECT "user_id" FROM "api_keys") AS "owners";