CREATE TABLE "errands" (
	"operation_id" text NOT NULL,
	"place" bigint NOT NULL,
	"server_id" text NOT NULL,
	"run_id" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "errands_operation_id_place_pk" PRIMARY KEY("operation_id","place")
);
--> statement-breakpoint
CREATE TABLE "system_operations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"slot" text,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_by" text,
	"ends_at" bigint NOT NULL,
	"ended_at" bigint,
	"file_name" text,
	"bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "server_days" (
	"server_id" text NOT NULL,
	"day" text NOT NULL,
	"watched_ms" bigint NOT NULL,
	"up_ms" bigint NOT NULL,
	"calls" bigint NOT NULL,
	"answer_ms" bigint NOT NULL,
	CONSTRAINT "server_days_server_id_day_pk" PRIMARY KEY("server_id","day")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"version" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_supervised" boolean NOT NULL,
	"run_id" text NOT NULL,
	"started_at" bigint NOT NULL,
	"last_seen" bigint NOT NULL,
	"stopped_at" bigint,
	"is_draining" boolean NOT NULL,
	"cpu" bigint,
	"memory" bigint,
	"disk" bigint,
	"bytes_in" bigint,
	"bytes_out" bigint,
	"loop_delay_ms" bigint NOT NULL,
	"jobs_due" bigint NOT NULL,
	"events_behind" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "errands" ADD CONSTRAINT "errands_operation_id_system_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."system_operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_operations" ADD CONSTRAINT "system_operations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_operations" ADD CONSTRAINT "system_operations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_days" ADD CONSTRAINT "server_days_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "errands_open" ON "errands" USING btree ("server_id") WHERE "errands"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "system_operations_slot" ON "system_operations" USING btree ("slot") WHERE "system_operations"."slot" is not null;--> statement-breakpoint
CREATE INDEX "system_operations_open" ON "system_operations" USING btree ("ends_at") WHERE "system_operations"."state" in ('asked', 'running');--> statement-breakpoint
CREATE INDEX "system_operations_files" ON "system_operations" USING btree ("id") WHERE "system_operations"."file_name" is not null;--> statement-breakpoint
CREATE INDEX "system_operations_ended" ON "system_operations" USING btree ("ended_at") WHERE "system_operations"."ended_at" is not null;