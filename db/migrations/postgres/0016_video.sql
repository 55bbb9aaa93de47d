CREATE TABLE "broadcasts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"protocol" text NOT NULL,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"ended_at" bigint,
	"end" text,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"peak_viewers" bigint NOT NULL,
	CONSTRAINT "broadcasts_ended" CHECK (("broadcasts"."ended_at" is null) = ("broadcasts"."end" is null))
);
--> statement-breakpoint
CREATE TABLE "channel_films" (
	"user_id" text PRIMARY KEY NOT NULL,
	"film" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key_index" text NOT NULL,
	"key_sealed" text NOT NULL,
	"hint" text NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_films" ADD CONSTRAINT "channel_films_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_keys" ADD CONSTRAINT "stream_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcasts_open" ON "broadcasts" USING btree ("user_id") WHERE "broadcasts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "broadcasts_silent" ON "broadcasts" USING btree ("seen_at") WHERE "broadcasts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "broadcasts_user" ON "broadcasts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stream_keys_index" ON "stream_keys" USING btree ("key_index");