CREATE TABLE "appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"by_id" text NOT NULL,
	"words" text NOT NULL,
	"filed_at" bigint NOT NULL,
	"verdict" text,
	"winner_id" text,
	"decider_id" text,
	"reason" text,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_once" ON "appeals" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "appeals_by" ON "appeals" USING btree ("by_id","filed_at");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("id") WHERE "appeals"."verdict" is null;--> statement-breakpoint
CREATE INDEX "battles_completed" ON "battles" USING btree ("created_at","id") WHERE "battles"."status" = 'completed';