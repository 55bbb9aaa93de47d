CREATE TABLE "store_gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"content" text NOT NULL,
	"name" text NOT NULL,
	"paid_coins" bigint NOT NULL,
	"state" text NOT NULL,
	"address_hash" text,
	"address_shown" text,
	"token_hash" text,
	"claimed_by" text,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "store_gifts_paid" CHECK ("store_gifts"."paid_coins" >= 0),
	CONSTRAINT "store_gifts_ended" CHECK (("store_gifts"."state" = 'sent') = ("store_gifts"."ended_at" is null)),
	CONSTRAINT "store_gifts_forgotten" CHECK ("store_gifts"."ended_at" is null or ("store_gifts"."address_hash" is null and "store_gifts"."address_shown" is null and "store_gifts"."token_hash" is null)),
	CONSTRAINT "store_gifts_claimed_by" CHECK (("store_gifts"."state" = 'claimed') = ("store_gifts"."claimed_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "stream_watch_times" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL,
	"pending_ms" bigint NOT NULL,
	"day" text NOT NULL,
	"day_minutes" bigint NOT NULL,
	CONSTRAINT "stream_watch_times_counts" CHECK ("stream_watch_times"."pending_ms" >= 0 and "stream_watch_times"."day_minutes" between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "store_gifts" ADD CONSTRAINT "store_gifts_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gifts" ADD CONSTRAINT "store_gifts_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gifts" ADD CONSTRAINT "store_gifts_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_watch_times" ADD CONSTRAINT "stream_watch_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_gifts_token" ON "store_gifts" USING btree ("token_hash") WHERE "store_gifts"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX "store_gifts_address" ON "store_gifts" USING btree ("address_hash","sent_at") WHERE "store_gifts"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX "store_gifts_due" ON "store_gifts" USING btree ("expires_at") WHERE "store_gifts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "store_gifts_order" ON "store_gifts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_gifts_buyer" ON "store_gifts" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "store_gifts_claimed" ON "store_gifts" USING btree ("claimed_by") WHERE "store_gifts"."claimed_by" is not null;--> statement-breakpoint
UPDATE "products" SET "content" = 'friend-starter', "state" = 'on-sale' WHERE "id" = 'friend-starter-gift-pack' AND "state" = 'scheduled' AND "on_sale_from" IS NULL;