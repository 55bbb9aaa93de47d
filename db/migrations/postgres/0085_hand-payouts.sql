ALTER TABLE "withdrawals" ADD COLUMN "handled_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "handled_at" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "sent_on" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;