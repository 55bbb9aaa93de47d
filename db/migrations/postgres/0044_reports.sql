CREATE TABLE "report_mails" (
	"kind" text NOT NULL,
	"rhythm" text NOT NULL,
	"mailed_until" bigint NOT NULL,
	"set_by" text NOT NULL,
	"set_at" bigint NOT NULL,
	CONSTRAINT "report_mails_kind_rhythm_pk" PRIMARY KEY("kind","rhythm")
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"kind" text NOT NULL,
	"rhythm" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "report_recipients_kind_rhythm_user_id_pk" PRIMARY KEY("kind","rhythm","user_id")
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_recipients_user" ON "report_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfers_chargebacks" ON "transfers" USING btree ("at","id") WHERE "transfers"."kind" = 'chargeback';