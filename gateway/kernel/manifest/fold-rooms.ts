import type { ListBonds } from './bonds.ts';
import type { EventType } from '../../../domain/shared/events.ts';
import type { AlertKind } from '../../../domain/wallet/alerts.ts';
import type { Tx } from '../../../db/client/database.ts';
import { INDEXED_FOR_STAFF } from '../../../db/events/event.table.ts';
import type { Subscriber } from '../../../db/events/subscriber.ts';
import type { JobKind, RoutineKind } from '../../../db/jobs/job-payloads.ts';
import type { Samples } from '../../../db/seed/scene.ts';
import type { UploadPurpose } from '../../../db/uploads/upload.table.ts';
import type { Dashboard } from '../dashboard.ts';
import type { CaseInHand, Contested, Tie } from './contested.ts';
import type { MattersOf } from './own-matters.ts';
import type { PlaceOf } from './place.ts';
import type { Planted } from './planted.ts';
import { type Provided, STAND_INS } from './provided.ts';
import type { PublicRefusal, RefusalTable } from '../refusals.ts';
import type {
  FileRoute,
  JobHandler,
  PersonalData,
  ResolverClass,
  Room,
  Routine,
  Said,
  Task,
  UploadTerms,
} from './room.ts';
import { type RestRoute, nameOfRoute } from '../http/route.ts';
import type { Running } from './running.ts';
import type { Streamed } from './streamed.ts';
import type { Open } from './withdraw-open.ts';

/** What all rooms give, put together. */
export interface Wiring extends Said {
  /** By code. */
  readonly refusals: RefusalTable;
  readonly resolvers: readonly ResolverClass[];
  readonly routes: readonly RestRoute[];
  /** The longest prefix first. */
  readonly files: readonly FileRoute[];
  /** What makes a shared answer stale, by the name of the query or route. */
  readonly shared: ReadonlyMap<string, readonly EventType[]>;
  /** By kind, the routines' among them. */
  readonly jobs: ReadonlyMap<JobKind, JobHandler>;
  readonly routines: ReadonlyMap<RoutineKind, Routine>;
  readonly tasks: ReadonlyMap<string, Task>;
  readonly lines: ReadonlyMap<string, Task>;
  readonly subscribers: readonly Subscriber[];
  readonly topics: ReadonlySet<string>;
  /** What each kind of alert means. */
  readonly alerts: ReadonlyMap<AlertKind, string>;
  /** What each type of event means that staff read of. */
  readonly activity: ReadonlyMap<EventType, string>;
  /** Which desk of staff an entity wakes. */
  readonly deskOf: ReadonlyMap<string, string>;
  /** What happens to these is the activity of the dashboard. */
  readonly staffEntities: ReadonlySet<string>;
  readonly dashboards: readonly Dashboard[];
  /** By what events and the audit log call them. */
  readonly matters: ReadonlyMap<string, MattersOf>;
  readonly expires: readonly ((tx: Tx, now: number) => Promise<void>)[];
  /** By the kind of the contest. */
  readonly contested: ReadonlyMap<string, Contested>;
  /** By the kind of the contest. */
  readonly streamed: ReadonlyMap<string, Streamed>;
  /** By the kind of the contest. */
  readonly running: ReadonlyMap<string, Running>;
  /** Where people talk, by the kind of what it belongs to. */
  readonly places: ReadonlyMap<string, PlaceOf>;
  readonly ties: readonly Tie[];
  readonly bonds: readonly ListBonds[];
  readonly cases: readonly CaseInHand[];
  /** In the order of the rooms. */
  readonly open: readonly Open[];
  readonly provided: Provided;
  /** In the order of the rooms. */
  readonly personalData: readonly PersonalData[];
  /** In the order of the rooms. */
  readonly planted: readonly Planted[];
  /** What files are kept for. */
  readonly purposes: ReadonlySet<UploadPurpose>;
  /** What everybody may fetch by its address. */
  readonly publicPurposes: ReadonlySet<UploadPurpose>;
  /** What outlives the account of whoever sent it. */
  readonly keptPurposes: ReadonlySet<UploadPurpose>;
  /** In the order of the rooms. */
  readonly samples: readonly Samples[];
}

/** Entries of all rooms by name. Throws when two rooms claim one. */
function claim<T>(what: string, rooms: readonly Room[], entriesOf: (room: Room) => Iterable<readonly [string, T]>) {
  const owners = new Map<string, string>();
  const claimed = new Map<string, T>();
  for (const room of rooms) {
    for (const [name, value] of entriesOf(room)) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`${what} ${name} is claimed by ${owner} and by ${room.name}`);
      owners.set(name, room.name);
      claimed.set(name, value);
    }
  }
  return claimed;
}

const entriesOf = <T>(record: Readonly<Record<string, T>> | undefined) => Object.entries(record ?? {});

const byType = <R extends { readonly types: readonly EventType[] }>(rules: readonly R[] = []) =>
  rules.flatMap((rule) => rule.types.map((type) => [type, rule] as const));

/** Puts the rooms together. Throws when something has two owners, so that such a gateway does not start. */
export function foldRooms(rooms: readonly Room[]): Wiring {
  claim('the name', rooms, ({ name }) => [[name, name]]);
  const personal = (room: Room) => room.personalData?.tables ?? [];
  claim('the table', rooms, (room) =>
    personal(room).flatMap(({ name, fates }) => (fates.length > 0 ? [[name, fates] as const] : [])),
  );
  claim('the part of the archive', rooms, (room) => personal(room).flatMap(({ archive }) => entriesOf(archive)));
  claim('what may be planted in', rooms, ({ planted }) => entriesOf(planted?.tables));
  const uploads = claim('the purpose', rooms, (room) => entriesOf(room.uploads)) as ReadonlyMap<
    UploadPurpose,
    UploadTerms
  >;
  const purposes = [...uploads.keys()];
  const routes = claim('the route', rooms, (room) =>
    (room.routes ?? []).map((route) => [nameOfRoute(route), route] as const),
  );
  claim('the operation', rooms, (room) => (room.routes ?? []).map(({ operation }) => [operation, operation] as const));
  const files = claim('the address', rooms, (room) => (room.files ?? []).map((file) => [file.prefix, file] as const));
  const topics = claim('the topic', rooms, (room) => (room.topics ?? []).map((topic) => [topic, topic] as const));
  const deskOf = claim('the entity', rooms, ({ desks, silent }) =>
    [...entriesOf(desks), ...entriesOf(silent)].flatMap(([desk, entities]) =>
      entities.map((entity) => [entity, desk] as const),
    ),
  );
  const said: Said = {
    notices: claim('the notice', rooms, ({ notices }) => byType(notices)),
    told: claim('the told event', rooms, ({ told }) => (told ?? []).map((rule) => [rule.kind, rule])),
  };
  return {
    ...said,
    refusals: claim<PublicRefusal>('the refusal', rooms, ({ refusals }) => entriesOf(refusals)),
    resolvers: rooms.flatMap(({ resolvers }) => resolvers ?? []),
    routes: [...routes.values()],
    files: [...files.values()].toSorted((a, b) => b.prefix.length - a.prefix.length),
    shared: claim('the shared answer', rooms, (room) => [
      ...entriesOf(room.shared),
      ...(room.routes ?? []).flatMap((route) =>
        route.sharedUntil ? [[nameOfRoute(route), route.sharedUntil] as const] : [],
      ),
    ]),
    // Whoever asks by the kind of a job has one of that kind for the handler.
    jobs: claim('the job', rooms, ({ jobs, routines }) => [
      ...entriesOf(jobs),
      ...entriesOf(routines).map(([kind, { run }]) => [kind, run] as const),
    ]) as ReadonlyMap<JobKind, JobHandler>,
    routines: claim('the routine', rooms, ({ routines }) => entriesOf(routines)) as ReadonlyMap<RoutineKind, Routine>,
    tasks: claim('the task', rooms, ({ tasks }) => entriesOf(tasks)),
    lines: claim('the line', rooms, ({ lines }) => entriesOf(lines)),
    subscribers: rooms
      .flatMap(({ subscribers }) => subscribers ?? [])
      .map((one) => (typeof one === 'function' ? one(said) : one)),
    topics: new Set(topics.keys()),
    alerts: claim<string>('the alert', rooms, ({ alerts }) => entriesOf(alerts)) as ReadonlyMap<AlertKind, string>,
    activity: claim<string>('the activity', rooms, ({ activity }) => entriesOf(activity)) as ReadonlyMap<
      EventType,
      string
    >,
    deskOf,
    staffEntities: new Set(rooms.flatMap(({ desks }) => Object.values(desks ?? {}).flat())),
    dashboards: rooms.flatMap(({ dashboard }) => dashboard ?? []),
    matters: claim('the matter', rooms, ({ matters }) => entriesOf(matters)),
    expires: rooms.flatMap(({ expires }) => expires ?? []),
    contested: claim('the contest', rooms, ({ contested }) => entriesOf(contested)),
    streamed: claim('the contest on streams', rooms, ({ streamed }) => entriesOf(streamed)),
    running: claim('the running contest', rooms, ({ running }) => entriesOf(running)),
    places: claim('the place', rooms, ({ places }) => entriesOf(places)),
    ties: rooms.flatMap(({ ties }) => ties ?? []),
    bonds: rooms.flatMap(({ bonds }) => bonds ?? []),
    cases: rooms.flatMap(({ cases }) => cases ?? []),
    open: rooms.flatMap(({ open }) => open ?? []),
    provided: {
      ...STAND_INS,
      ...Object.fromEntries(claim<unknown>('the answer', rooms, ({ provides }) => Object.entries(provides ?? {}))),
    } as Provided,
    personalData: rooms.flatMap(({ personalData }) => personalData ?? []),
    planted: rooms.flatMap(({ planted }) => planted ?? []),
    samples: rooms.flatMap(({ samples }) => samples ?? []),
    purposes: new Set(purposes),
    publicPurposes: new Set(purposes.filter((one) => uploads.get(one)?.startsWith('public'))),
    keptPurposes: new Set(purposes.filter((one) => uploads.get(one)?.includes('kept'))),
  };
}

/** The rooms of a whole product put together. Throws, too, where something that a room needs is not there. */
export function wireRooms(rooms: readonly Room[]): Wiring {
  const wiring = foldRooms(rooms);
  for (const [name, answer] of Object.entries(wiring.provided))
    if (answer === null) throw new Error(`no room provides ${name}`);
  for (const entity of wiring.staffEntities)
    if (!INDEXED_FOR_STAFF.some((one) => one === entity)) throw new Error(`no index finds ${entity} for staff`);
  return wiring;
}
