CREATE TABLE "partial_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"length_bytes" bigint NOT NULL,
	"offset_bytes" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ending_until" bigint,
	"outcome" jsonb
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" text NOT NULL,
	"offset_bytes" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_upload_id_offset_bytes_pk" PRIMARY KEY("upload_id","offset_bytes")
);
--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_partial_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."partial_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partial_uploads_owner" ON "partial_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "partial_uploads_expires" ON "partial_uploads" USING btree ("expires_at");