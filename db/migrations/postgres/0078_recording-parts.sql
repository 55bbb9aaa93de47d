CREATE TABLE "recording_files" (
	"key" text PRIMARY KEY NOT NULL,
	"recording_id" text,
	"file" text NOT NULL,
	"number" bigint NOT NULL,
	"lines" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "recording_files_file" ON "recording_files" USING btree ("recording_id","number","file");--> statement-breakpoint
CREATE INDEX "recording_files_due" ON "recording_files" USING btree ("due_at") WHERE "recording_files"."recording_id" is null;