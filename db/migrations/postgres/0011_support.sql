CREATE TABLE "legal_acceptances" (
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"version" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "legal_acceptances_user_id_text_version_pk" PRIMARY KEY("user_id","text","version")
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"message_id" text NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "ticket_files_message_id_upload_id_pk" PRIMARY KEY("message_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"voice" text NOT NULL,
	"by_id" text,
	"words" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"subject" text NOT NULL,
	"urgency" bigint NOT NULL,
	"status" text NOT NULL,
	"assignee_id" text,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"visitor_key" text,
	"payload_hash" text
);
--> statement-breakpoint
DROP INDEX "dispute_parties_user";--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "usernames" jsonb;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "tags" jsonb;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_messages_by" ON "ticket_messages" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_visitor_key" ON "tickets" USING btree ("visitor_key") WHERE "tickets"."visitor_key" is not null;--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ("status","urgency","id");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","status","urgency","id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tickets_changed" ON "tickets" USING btree ("status","changed_at");--> statement-breakpoint
CREATE INDEX "dispute_parties_user" ON "dispute_parties" USING btree ("user_id","dispute_id");