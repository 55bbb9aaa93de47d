CREATE TABLE "risk_case_players" (
	"case_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "risk_case_players_case_id_user_id_pk" PRIMARY KEY("case_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "risk_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"score" bigint NOT NULL,
	"first_signal_at" bigint NOT NULL,
	"last_signal_at" bigint NOT NULL,
	"opened_at" bigint NOT NULL,
	"assignee_id" text,
	"closed_at" bigint,
	CONSTRAINT "risk_cases_closed_whole" CHECK (("risk_cases"."state" = 'closed') = ("risk_cases"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "risk_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"by_id" text NOT NULL,
	"action" text NOT NULL,
	"words" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_signals" (
	"alert_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "risk_case_players" ADD CONSTRAINT "risk_case_players_case_id_risk_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."risk_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_case_players" ADD CONSTRAINT "risk_case_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_notes" ADD CONSTRAINT "risk_notes_case_id_risk_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."risk_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_notes" ADD CONSTRAINT "risk_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_signals" ADD CONSTRAINT "risk_signals_alert_id_staff_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."staff_alerts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_signals" ADD CONSTRAINT "risk_signals_case_id_risk_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."risk_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_case_players_user" ON "risk_case_players" USING btree ("user_id","case_id");--> statement-breakpoint
CREATE INDEX "risk_cases_state" ON "risk_cases" USING btree ("state","score","id");--> statement-breakpoint
CREATE INDEX "risk_cases_assignee" ON "risk_cases" USING btree ("assignee_id","state","score","id");--> statement-breakpoint
CREATE INDEX "risk_cases_closed" ON "risk_cases" USING btree ("closed_at") WHERE "risk_cases"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "risk_notes_case" ON "risk_notes" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "risk_notes_by" ON "risk_notes" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "risk_signals_case" ON "risk_signals" USING btree ("case_id","at","alert_id");