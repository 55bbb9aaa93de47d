CREATE TABLE "known_addresses" (
	"user_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_seen" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_twin" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "username_seen" text;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_seen" ON "known_addresses" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_seen" ON "users" USING btree ("username_seen","username_twin");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_username_seen" ON "registrations" USING btree ("username_seen");