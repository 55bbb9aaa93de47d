CREATE TABLE "acceptances" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"accepted_at" bigint NOT NULL,
	"exhibit_kind" text,
	"exhibit_id" text,
	"exhibit_title" text,
	"filed_at" bigint,
	"reason" text,
	"decided_by" text,
	"decided_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "acceptances_exhibit_whole" CHECK (("acceptances"."exhibit_kind" is null) = ("acceptances"."exhibit_id" is null) and ("acceptances"."exhibit_id" is null) = ("acceptances"."filed_at" is null)),
	CONSTRAINT "acceptances_filed_shows" CHECK ("acceptances"."state" <> 'filed' or "acceptances"."exhibit_id" is not null),
	CONSTRAINT "acceptances_ended" CHECK (("acceptances"."state" in ('active', 'filed')) = ("acceptances"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"game" text NOT NULL,
	"conditions" text NOT NULL,
	"payout_cents" bigint NOT NULL,
	"capacity" bigint NOT NULL,
	"wins_needed" bigint,
	"ends_at" bigint NOT NULL,
	"state" text NOT NULL,
	"taken_count" bigint DEFAULT 0 NOT NULL,
	"paid_count" bigint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"announced_by" text,
	"announced_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "campaigns_amounts" CHECK ("campaigns"."payout_cents" > 0 and "campaigns"."capacity" > 0),
	CONSTRAINT "campaigns_places" CHECK ("campaigns"."paid_count" >= 0 and "campaigns"."taken_count" >= "campaigns"."paid_count" and "campaigns"."taken_count" <= "campaigns"."capacity"),
	CONSTRAINT "campaigns_wins" CHECK ("campaigns"."wins_needed" is null or "campaigns"."wins_needed" > 0),
	CONSTRAINT "campaigns_announced" CHECK (("campaigns"."announced_at" is null) = ("campaigns"."announced_by" is null)),
	CONSTRAINT "campaigns_ended" CHECK (("campaigns"."state" = 'ended') = ("campaigns"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sponsor_deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"booked_by" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "sponsor_deposits_amount" CHECK ("sponsor_deposits"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_announced_by_users_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_deposits" ADD CONSTRAINT "sponsor_deposits_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_deposits" ADD CONSTRAINT "sponsor_deposits_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_once" ON "acceptances" USING btree ("campaign_id","user_id");--> statement-breakpoint
CREATE INDEX "acceptances_user" ON "acceptances" USING btree ("user_id","accepted_at","id");--> statement-breakpoint
CREATE INDEX "acceptances_active" ON "acceptances" USING btree ("user_id") WHERE "acceptances"."state" = 'active';--> statement-breakpoint
CREATE INDEX "acceptances_filed" ON "acceptances" USING btree ("filed_at","id") WHERE "acceptances"."state" = 'filed';--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_exhibit" ON "acceptances" USING btree ("exhibit_id","user_id") WHERE "acceptances"."state" in ('filed', 'paid') and "acceptances"."exhibit_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("ends_at","id") WHERE "campaigns"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("ends_at") WHERE "campaigns"."state" in ('announced', 'closed');--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sponsor_deposits_campaign" ON "sponsor_deposits" USING btree ("campaign_id","booked_by");