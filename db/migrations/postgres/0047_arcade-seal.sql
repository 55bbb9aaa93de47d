CREATE TABLE "commitments" (
	"about" text NOT NULL,
	"commitment" text NOT NULL,
	"at" bigint NOT NULL,
	"transfer_id" text,
	"place" bigint,
	CONSTRAINT "commitments_about_commitment_pk" PRIMARY KEY("about","commitment"),
	CONSTRAINT "commitments_dated" CHECK (("commitments"."transfer_id" is null) = ("commitments"."place" is null))
);
--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commitments_place" ON "commitments" USING btree ("transfer_id","place") WHERE "commitments"."transfer_id" is not null;--> statement-breakpoint
CREATE INDEX "commitments_undated" ON "commitments" USING btree ("at","about") WHERE "commitments"."transfer_id" is null;--> statement-breakpoint
INSERT INTO "commitments" ("about", "commitment", "at") SELECT 'arcade:' || "id", "commitment", "created_at" FROM "arcade_contests" WHERE "mode" <> 'practice';--> statement-breakpoint
INSERT INTO "commitments" ("about", "commitment", "at") SELECT 'crate:' || "user_id" || ':' || "nonce", "commitment", "at" FROM "crate_commitments";