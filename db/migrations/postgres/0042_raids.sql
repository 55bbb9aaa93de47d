CREATE TABLE "raid_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_raids" (
	"id" text PRIMARY KEY NOT NULL,
	"stream_id" text NOT NULL,
	"target_id" text NOT NULL,
	"viewers" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "stream_raids_viewers" CHECK ("stream_raids"."viewers" > 0)
);
--> statement-breakpoint
ALTER TABLE "raid_choices" ADD CONSTRAINT "raid_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_raids" ADD CONSTRAINT "stream_raids_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_raids" ADD CONSTRAINT "stream_raids_target_id_streams_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_raids_stream" ON "stream_raids" USING btree ("stream_id","at");--> statement-breakpoint
CREATE INDEX "stream_raids_target" ON "stream_raids" USING btree ("target_id");