CREATE TABLE "referrals" (
	"newcomer_id" text PRIMARY KEY NOT NULL,
	"referrer_id" text NOT NULL,
	"fault" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stream_views" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "is_creator_payout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_newcomer_id_users_id_fk" FOREIGN KEY ("newcomer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","at","newcomer_id");--> statement-breakpoint
CREATE INDEX "bets_creator" ON "bets" USING btree ("creator_id","placed_at") WHERE "bets"."creator_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_income" ON "entries" USING btree ("account_id") WHERE "entries"."kind" in ('creator', 'bonus');--> statement-breakpoint
CREATE INDEX "withdrawals_creator" ON "withdrawals" USING btree ("user_id") WHERE "withdrawals"."is_creator_payout";