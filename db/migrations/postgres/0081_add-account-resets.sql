CREATE TABLE "account_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	"things" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "locked_at" bigint;--> statement-breakpoint
ALTER TABLE "account_resets" ADD CONSTRAINT "account_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_resets_user" ON "account_resets" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "account_resets_at" ON "account_resets" USING btree ("at");