CREATE TABLE "finance_days" (
	"day" text PRIMARY KEY NOT NULL,
	"coin_cents" bigint NOT NULL,
	"contest_fee_cents" bigint NOT NULL,
	"arcade_cents" bigint NOT NULL,
	"withdrawal_fee_cents" bigint NOT NULL,
	"given_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"payout_cents" bigint NOT NULL,
	"chargeback_cents" bigint NOT NULL,
	"closed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deposits_ended" ON "deposits" USING btree ("provider","changed_at");--> statement-breakpoint
CREATE INDEX "withdrawals_ended" ON "withdrawals" USING btree ("provider","changed_at");