CREATE TABLE "stream_follows" (
	"follower_id" text NOT NULL,
	"streamer_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "stream_follows_follower_id_streamer_id_pk" PRIMARY KEY("follower_id","streamer_id")
);
--> statement-breakpoint
CREATE TABLE "stream_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"stream_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_views" (
	"stream_id" text NOT NULL,
	"user_id" text NOT NULL,
	"since" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"is_watching" boolean NOT NULL,
	CONSTRAINT "stream_views_stream_id_user_id_pk" PRIMARY KEY("stream_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" text PRIMARY KEY NOT NULL,
	"streamer_id" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"description" text NOT NULL,
	"game" text NOT NULL,
	"kind" text NOT NULL,
	"language" text,
	"tags" jsonb NOT NULL,
	"is_mature" boolean NOT NULL,
	"has_camera" boolean NOT NULL,
	"audio_source" text NOT NULL,
	"has_betting" boolean NOT NULL,
	"battle_id" text,
	"stake_cents" bigint NOT NULL,
	"thumbnail_id" text,
	"viewers" bigint NOT NULL,
	"peak_viewers" bigint NOT NULL,
	"told_viewers" bigint NOT NULL,
	"told_at" bigint NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	"due_at" bigint NOT NULL,
	"end_reason" text,
	CONSTRAINT "streams_viewers" CHECK ("streams"."viewers" >= 0 and "streams"."peak_viewers" >= "streams"."viewers"),
	CONSTRAINT "streams_battle_terms" CHECK ("streams"."battle_id" is not null or ("streams"."stake_cents" = 0 and not "streams"."has_betting")),
	CONSTRAINT "streams_ended" CHECK (("streams"."state" = 'ended') = ("streams"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "stream_follows" ADD CONSTRAINT "stream_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_follows" ADD CONSTRAINT "stream_follows_streamer_id_users_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_views" ADD CONSTRAINT "stream_views_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_views" ADD CONSTRAINT "stream_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_streamer_id_users_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_follows_streamer" ON "stream_follows" USING btree ("streamer_id","follower_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stream_reports_once" ON "stream_reports" USING btree ("stream_id","reporter_id");--> statement-breakpoint
CREATE INDEX "stream_reports_reporter" ON "stream_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "stream_views_seen" ON "stream_views" USING btree ("seen_at") WHERE "stream_views"."is_watching";--> statement-breakpoint
CREATE INDEX "stream_views_user" ON "stream_views" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "streams_live_streamer" ON "streams" USING btree ("streamer_id") WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX "streams_live_viewers" ON "streams" USING btree ("viewers","id") WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX "streams_live_started" ON "streams" USING btree ("started_at","id") WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX "streams_live_title" ON "streams" USING btree ("title_key") WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX "streams_live_wager" ON "streams" USING btree ("stake_cents","id") WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX "streams_due" ON "streams" USING btree ("due_at") WHERE "streams"."state" = 'live';--> statement-breakpoint
CREATE INDEX "streams_battle" ON "streams" USING btree ("battle_id") WHERE "streams"."battle_id" is not null;--> statement-breakpoint
CREATE INDEX "streams_streamer" ON "streams" USING btree ("streamer_id","started_at","id");