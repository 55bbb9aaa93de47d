CREATE TABLE "plugin_connections" (
	"user_id" text NOT NULL,
	"plugin" text NOT NULL,
	"family_id" text NOT NULL,
	"webhook_id" text,
	"connected_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "plugin_connections_user_id_plugin_pk" PRIMARY KEY("user_id","plugin")
);
--> statement-breakpoint
ALTER TABLE "plugin_connections" ADD CONSTRAINT "plugin_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plugin_connections_expires" ON "plugin_connections" USING btree ("expires_at");