import { kit } from '../client/kit.ts';

const { table, text, int, at, bool, primaryKey } = kit;

/** The gateways, each as it measured itself last (EN-63); samples of the demo data set are marked. */
export const servers = table('servers', {
  /** As the operator calls it. */
  id: text().primaryKey(),
  /** Of the machine. */
  name: text().notNull(),
  region: text().notNull(),
  version: text().notNull(),
  isSample: bool().notNull(),
  /** Whether somebody starts it again when it asks for that. */
  isSupervised: bool().notNull(),
  /** The run of the process that wrote this. */
  runId: text().notNull(),
  startedAt: at().notNull(),
  /** By its own clock. */
  lastSeen: at().notNull(),
  /** When it said goodbye; null while it runs. */
  stoppedAt: at(),
  isDraining: bool().notNull(),
  /** Percent; null where the machine does not tell. */
  cpu: int(),
  memory: int(),
  disk: int(),
  /** Bytes a second. */
  bytesIn: int(),
  bytesOut: int(),
  /** Milliseconds. */
  loopDelayMs: int().notNull(),
  jobsDue: int().notNull(),
  eventsBehind: int().notNull(),
});
export type Server = typeof servers.$inferSelect;

/** What was watched of a server in a UTC day: uptime and response time are made of it. */
export const serverDays = table(
  'server_days',
  {
    serverId: text()
      .notNull()
      .references(() => servers.id),
    /** `YYYY-MM-DD` */
    day: text().notNull(),
    watchedMs: int().notNull(),
    upMs: int().notNull(),
    calls: int().notNull(),
    answerMs: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.serverId, t.day] })],
);
