CREATE TABLE "stream_markers" (
	"id" text PRIMARY KEY NOT NULL,
	"recording_id" text NOT NULL,
	"at_ms" bigint NOT NULL,
	"segment" bigint NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "stream_markers_at" CHECK ("stream_markers"."at_ms" > 0 and "stream_markers"."segment" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stream_markers" ADD CONSTRAINT "stream_markers_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_markers_recording" ON "stream_markers" USING btree ("recording_id","at_ms","id");