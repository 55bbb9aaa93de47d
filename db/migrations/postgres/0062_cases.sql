CREATE TABLE "evidence_readings" (
	"evidence_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "evidence_readings_evidence_id_staff_id_pk" PRIMARY KEY("evidence_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"session_id" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "evidence_readings" ADD CONSTRAINT "evidence_readings_evidence_id_dispute_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."dispute_evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_readings" ADD CONSTRAINT "evidence_readings_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspections_player" ON "inspections" USING btree ("player_id","started_at","id");--> statement-breakpoint
CREATE INDEX "inspections_session" ON "inspections" USING btree ("session_id","expires_at");