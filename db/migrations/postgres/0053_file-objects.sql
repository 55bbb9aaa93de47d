CREATE TABLE "file_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"upload_id" text,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_objects" ADD CONSTRAINT "file_objects_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_objects_upload" ON "file_objects" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "file_objects_due" ON "file_objects" USING btree ("due_at") WHERE "file_objects"."upload_id" is null;