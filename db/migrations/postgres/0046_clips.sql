CREATE TABLE "clip_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_clip_views" (
	"clip_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "stream_clip_views_clip_id_user_id_pk" PRIMARY KEY("clip_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stream_clips" (
	"id" text PRIMARY KEY NOT NULL,
	"stream_id" text NOT NULL,
	"streamer_id" text NOT NULL,
	"maker_id" text NOT NULL,
	"recording_id" text NOT NULL,
	"title" text NOT NULL,
	"game" text NOT NULL,
	"from_ms" bigint NOT NULL,
	"length_ms" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"playlist" text NOT NULL,
	"views" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "stream_clips_film" CHECK ("stream_clips"."from_ms" >= 0 and "stream_clips"."length_ms" > 0 and "stream_clips"."bytes" > 0),
	CONSTRAINT "stream_clips_views" CHECK ("stream_clips"."views" >= 0)
);
--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "clip_id" text;--> statement-breakpoint
ALTER TABLE "clip_choices" ADD CONSTRAINT "clip_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_clip_views" ADD CONSTRAINT "stream_clip_views_clip_id_stream_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."stream_clips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_clip_views" ADD CONSTRAINT "stream_clip_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_clips" ADD CONSTRAINT "stream_clips_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_clips" ADD CONSTRAINT "stream_clips_streamer_id_users_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_clips" ADD CONSTRAINT "stream_clips_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_clip_views_user" ON "stream_clip_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stream_clips_stream" ON "stream_clips" USING btree ("stream_id","at","id");--> statement-breakpoint
CREATE INDEX "stream_clips_streamer" ON "stream_clips" USING btree ("streamer_id","at","id");--> statement-breakpoint
CREATE INDEX "stream_clips_maker" ON "stream_clips" USING btree ("maker_id","at","id");--> statement-breakpoint
CREATE INDEX "stream_clips_recording" ON "stream_clips" USING btree ("recording_id");