CREATE TABLE "bets" (
	"id" text PRIMARY KEY NOT NULL,
	"market_id" text NOT NULL,
	"user_id" text NOT NULL,
	"side" bigint NOT NULL,
	"stake_cents" bigint NOT NULL,
	"odds" bigint NOT NULL,
	"payout_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"stream_id" text,
	"creator_id" text,
	"placed_at" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "bets_side" CHECK ("bets"."side" in (0, 1)),
	CONSTRAINT "bets_amounts" CHECK ("bets"."stake_cents" > 0 and "bets"."payout_cents" >= "bets"."stake_cents" and "bets"."paid_cents" >= 0),
	CONSTRAINT "bets_ended" CHECK (("bets"."state" in ('new', 'firm')) = ("bets"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "fund_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	CONSTRAINT "fund_requests_amount" CHECK ("fund_requests"."cents" <> 0),
	CONSTRAINT "fund_requests_decided" CHECK (("fund_requests"."state" = 'waiting') = ("fund_requests"."decided_by" is null)),
	CONSTRAINT "fund_requests_two" CHECK ("fund_requests"."decided_by" is null or "fund_requests"."state" <> 'done' or "fund_requests"."decided_by" <> "fund_requests"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" text PRIMARY KEY NOT NULL,
	"contest_id" text NOT NULL,
	"title" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"version" bigint NOT NULL,
	"open_ppm" bigint NOT NULL,
	"margin_ppm" bigint NOT NULL,
	"creator_ppm" bigint NOT NULL,
	"slope_ppm" bigint NOT NULL,
	"cap_cents" bigint NOT NULL,
	"win_cents" bigint NOT NULL,
	"first_stakes" bigint DEFAULT 0 NOT NULL,
	"second_stakes" bigint DEFAULT 0 NOT NULL,
	"first_payouts" bigint DEFAULT 0 NOT NULL,
	"second_payouts" bigint DEFAULT 0 NOT NULL,
	"first_fresh" bigint DEFAULT 0 NOT NULL,
	"second_fresh" bigint DEFAULT 0 NOT NULL,
	"escrow_cents" bigint DEFAULT 0 NOT NULL,
	"firm_at" bigint,
	"opened_at" bigint NOT NULL,
	"closed_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "markets_two_players" CHECK ("markets"."first_id" <> "markets"."second_id"),
	CONSTRAINT "markets_cap" CHECK ("markets"."escrow_cents" >= 0 and "markets"."escrow_cents" - "markets"."first_stakes" - "markets"."second_stakes" <= "markets"."cap_cents"),
	CONSTRAINT "markets_fresh" CHECK ("markets"."first_fresh" between 0 and "markets"."first_stakes" and "markets"."second_fresh" between 0 and "markets"."second_stakes"),
	CONSTRAINT "markets_outcome" CHECK (("markets"."state" in ('settling', 'settled', 'void')) = ("markets"."outcome" is not null))
);
--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_requests" ADD CONSTRAINT "fund_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_requests" ADD CONSTRAINT "fund_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_contest_id_battles_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bets_user" ON "bets" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "bets_market_user" ON "bets" USING btree ("market_id","user_id");--> statement-breakpoint
CREATE INDEX "bets_standing" ON "bets" USING btree ("market_id","id") WHERE "bets"."state" in ('new', 'firm');--> statement-breakpoint
CREATE INDEX "bets_fresh" ON "bets" USING btree ("market_id","id") WHERE "bets"."state" = 'new';--> statement-breakpoint
CREATE INDEX "fund_requests_waiting" ON "fund_requests" USING btree ("requested_at") WHERE "fund_requests"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "markets_live" ON "markets" USING btree ("contest_id") WHERE "markets"."state" in ('open', 'suspended', 'closed');--> statement-breakpoint
CREATE INDEX "markets_contest" ON "markets" USING btree ("contest_id","id");--> statement-breakpoint
CREATE INDEX "markets_firm" ON "markets" USING btree ("firm_at") WHERE "markets"."firm_at" is not null;--> statement-breakpoint
CREATE INDEX "markets_unpaid" ON "markets" USING btree ("opened_at","id") WHERE "markets"."state" in ('open', 'suspended', 'closed', 'settling');