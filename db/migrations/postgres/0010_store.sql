CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"rarity" text NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"is_featured" boolean NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"coins" bigint NOT NULL,
	"components" jsonb NOT NULL,
	"duration" text,
	"state" text NOT NULL,
	"on_sale_from" bigint,
	CONSTRAINT "products_price" CHECK ("products"."price" > 0 and "products"."discount" between 0 and 99),
	CONSTRAINT "products_coins" CHECK (("products"."coins" > 0) = ("products"."currency" = 'USD'))
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" bigint NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "cart_lines_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "crate_commitments" (
	"user_id" text NOT NULL,
	"nonce" bigint NOT NULL,
	"commitment" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "crate_commitments_user_id_nonce_pk" PRIMARY KEY("user_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "crate_openings" (
	"crate_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"nonce" bigint NOT NULL,
	"commitment" text NOT NULL,
	"server_secret" text NOT NULL,
	"client_seed" text NOT NULL,
	"odds_id" text NOT NULL,
	"odds_version" bigint NOT NULL,
	"table_hash" text NOT NULL,
	"roll" bigint NOT NULL,
	"rarity" text NOT NULL,
	"item" text,
	"credits" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "crate_openings_roll" CHECK ("crate_openings"."roll" between 0 and 9999),
	CONSTRAINT "crate_openings_find" CHECK (("crate_openings"."item" is null) = ("crate_openings"."credits" > 0))
);
--> statement-breakpoint
CREATE TABLE "crates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"odds_id" text NOT NULL,
	"odds_version" bigint NOT NULL,
	"bought_at" bigint NOT NULL,
	"opened_at" bigint
);
--> statement-breakpoint
CREATE TABLE "odds_counts" (
	"odds_id" text NOT NULL,
	"odds_version" bigint NOT NULL,
	"rarity" text NOT NULL,
	"hits" bigint NOT NULL,
	CONSTRAINT "odds_counts_odds_id_odds_version_rarity_pk" PRIMARY KEY("odds_id","odds_version","rarity")
);
--> statement-breakpoint
CREATE TABLE "player_items" (
	"user_id" text NOT NULL,
	"item" text NOT NULL,
	"source" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "player_items_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
CREATE TABLE "store_order_lines" (
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"quantity" bigint NOT NULL,
	"price" bigint NOT NULL,
	"is_money" boolean NOT NULL,
	CONSTRAINT "store_order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	"code" text,
	"discount_coins" bigint NOT NULL,
	"paid_coins" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"back_coins" bigint NOT NULL,
	CONSTRAINT "store_orders_sums" CHECK ("store_orders"."discount_coins" >= 0 and "store_orders"."paid_coins" >= 0 and "store_orders"."paid_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_players" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text,
	"orders" bigint DEFAULT 0 NOT NULL,
	"nonce" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "store_players_counts" CHECK ("store_players"."orders" >= 0 and "store_players"."nonce" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "wishes_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "worn_items" (
	"user_id" text NOT NULL,
	"slot" text NOT NULL,
	"item" text NOT NULL,
	CONSTRAINT "worn_items_user_id_slot_pk" PRIMARY KEY("user_id","slot")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crate_commitments" ADD CONSTRAINT "crate_commitments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crate_openings" ADD CONSTRAINT "crate_openings_crate_id_crates_id_fk" FOREIGN KEY ("crate_id") REFERENCES "public"."crates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crate_openings" ADD CONSTRAINT "crate_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crates" ADD CONSTRAINT "crates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crates" ADD CONSTRAINT "crates_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_items" ADD CONSTRAINT "player_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_players" ADD CONSTRAINT "store_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_items" ADD CONSTRAINT "worn_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_number" ON "products" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "crate_openings_nonce" ON "crate_openings" USING btree ("user_id","nonce");--> statement-breakpoint
CREATE INDEX "crates_closed" ON "crates" USING btree ("user_id","id") WHERE "crates"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "store_orders_user" ON "store_orders" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_code" ON "store_orders" USING btree ("user_id","code") WHERE "store_orders"."code" is not null;--> statement-breakpoint
CREATE INDEX "entries_coins_bought" ON "entries" USING btree ("account_id") WHERE "entries"."kind" = 'battlecoin_purchase';