CREATE TABLE "simulcast_targets" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"address" text NOT NULL,
	"key_sealed" text NOT NULL,
	"hint" text NOT NULL,
	"connected_at" bigint NOT NULL,
	CONSTRAINT "simulcast_targets_user_id_platform_pk" PRIMARY KEY("user_id","platform")
);
--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "simulcast" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "simulcast_targets" ADD CONSTRAINT "simulcast_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "markets_first" ON "markets" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "markets_second" ON "markets" USING btree ("second_id");