CREATE TABLE "battle_servers" (
	"battle_id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" bigint NOT NULL,
	"heard_at" bigint,
	"facts" jsonb,
	"verdict" text NOT NULL,
	"winner" text,
	"creator_rounds" bigint,
	"opponent_rounds" bigint,
	"why" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_entries" (
	"battle_id" text NOT NULL,
	"n" bigint NOT NULL,
	"kind" text NOT NULL,
	"creator_rounds" bigint,
	"opponent_rounds" bigint,
	"flag" text,
	"at" bigint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "server_entries_battle_id_n_pk" PRIMARY KEY("battle_id","n")
);
--> statement-breakpoint
CREATE TABLE "proof_signals" (
	"battle_id" text NOT NULL,
	"kind" text NOT NULL,
	"seat" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "proof_signals_battle_id_kind_seat_pk" PRIMARY KEY("battle_id","kind","seat")
);
--> statement-breakpoint
ALTER TABLE "battle_servers" ADD CONSTRAINT "battle_servers_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_entries" ADD CONSTRAINT "server_entries_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_signals" ADD CONSTRAINT "proof_signals_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "battle_servers_key_hash" ON "battle_servers" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "battle_servers_heard" ON "battle_servers" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "server_entries_at" ON "server_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "proof_signals_at" ON "proof_signals" USING btree ("at");