CREATE TABLE "recording_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"stream_id" text NOT NULL,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"ended_at" bigint,
	"end" text,
	"seconds" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "recordings_ended" CHECK (("recordings"."ended_at" is null) = ("recordings"."end" is null) and ("recordings"."ended_at" is null) = ("recordings"."expires_at" is null)),
	CONSTRAINT "recordings_size" CHECK ("recordings"."seconds" >= 0 and "recordings"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "recording_choices" ADD CONSTRAINT "recording_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "recordings_stream" ON "recordings" USING btree ("stream_id") WHERE "recordings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "recordings_silent" ON "recordings" USING btree ("seen_at") WHERE "recordings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "recordings_expires" ON "recordings" USING btree ("expires_at") WHERE "recordings"."expires_at" is not null;