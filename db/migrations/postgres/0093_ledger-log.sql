CREATE TABLE "ledger_tiles" (
	"level" bigint NOT NULL,
	"number" bigint NOT NULL,
	"hashes" "bytea" NOT NULL,
	CONSTRAINT "ledger_tiles_level_number_pk" PRIMARY KEY("level","number"),
	CONSTRAINT "ledger_tiles_hashes" CHECK (length("ledger_tiles"."hashes") between 32 and 8192 and length("ledger_tiles"."hashes") % 32 = 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_head" ADD COLUMN "log_size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_head" ADD COLUMN "log_edge" "bytea";