import type { ListBonds } from './bonds.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventType } from '../../../domain/shared/events.ts';
import type { NoticeRule } from '../../../domain/shared/notice.ts';
import type { ToldRule } from '../../../domain/shared/told.ts';
import type { RefusalCode } from '../../../domain/shared/refusals.ts';
import type { ContestedKind, RunningKind, StreamedKind } from '../../../domain/shared/subjects.ts';
import type { AlertKind } from '../../../domain/wallet/alerts.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { PersonalTable } from '../../../db/client/personal-data.ts';
import type { Subscriber } from '../../../db/events/subscriber.ts';
import type { JobKind, RoutineKind } from '../../../db/jobs/job-payloads.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import type { Samples } from '../../../db/seed/scene.ts';
import type { UploadPurpose } from '../../../db/uploads/upload.table.ts';
import type { Actor } from '../actor.ts';
import type { CaseInHand, Contested, Tie } from './contested.ts';
import type { Dashboard } from '../dashboard.ts';
import type { Deps } from '../deps.ts';
import type { MattersOf } from './own-matters.ts';
import type { PlaceOf } from './place.ts';
import type { Planted } from './planted.ts';
import type { Provided } from './provided.ts';
import type { PublicRefusals } from '../refusals.ts';
import type { RestRoute } from '../http/route.ts';
import type { Running } from './running.ts';
import type { Streamed } from './streamed.ts';
import type { Open } from './withdraw-open.ts';

/** A class whose methods are fields of the schema. */
export type ResolverClass = Function;

/** Does a job of one of some kinds; one that fails is tried again later. */
export type JobHandler<K extends JobKind = JobKind> = (deps: Deps, job: Job<K>) => Promise<void>;

/** A job that comes by itself: once in each hour, UTC day or half of one, by whichever gateway is first. */
export interface Routine<K extends JobKind = JobKind> {
  readonly everyMs: number;
  readonly run: JobHandler<K>;
}

/** Looks whether something is due, does a bounded part of it, and answers how much; whatever is above 0 asks for more. */
export type Task = (deps: Deps) => Promise<number>;

/** What is answered under an address outside of /api: pictures, clips, the endpoints of OAuth. */
export interface FileRoute {
  /** What the addresses start with, slashes on both ends. */
  readonly prefix: `/${string}/`;
  readonly answer: (call: FileCall) => Promise<void>;
}

export interface FileCall {
  readonly deps: Deps;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  /** The caller's, as far as the trusted proxies tell. */
  readonly address: string;
  /** Who asks; looked up when it is needed. */
  readonly findActor: () => Promise<Actor | null>;
  /** Does some work when its turn comes among all calls. @throws Refused OVERLOADED when it does not */
  readonly admit: <T>(rank: 'change' | 'read', work: () => Promise<T>) => Promise<T>;
}

/**
 * Whether everybody may fetch the files of a purpose by their address, and whether they are erased with the account of
 * whoever sent them, or kept, and then why. What is kept is the affair of the room's own `erase`.
 */
export type UploadTerms = `${'public' | 'private'}, erased` | `private, kept: ${string}`;

/** A player who is just deleting the account; everything of it happens in one transaction. */
export interface Leaving {
  readonly deps: Deps;
  readonly tx: Tx;
  /** As the account was until now. */
  readonly user: User;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface PersonalData {
  /**
   * Every table of the room that refers to `users`, and what else stands in the archive: all of it for its person, of nobody
   * else and no secret (SE-06). A table that refers to another comes after it.
   */
  readonly tables: readonly PersonalTable[];
  /** Keeps whatever `requireFree` looks at as it is until the transaction ends. */
  readonly lock?: (leaving: Leaving) => Promise<void>;
  /** Refuses while something here still binds the player. @throws Refused */
  readonly requireFree?: (leaving: Leaving) => Promise<void>;
  /** Forgets what is more than rows to be deleted or emptied, before these are (SE-07). */
  readonly erase?: (leaving: Leaving) => Promise<void>;
}

/** What all rooms say of what happens. */
export interface Said {
  /** By the type of the event. */
  readonly notices: ReadonlyMap<string, NoticeRule>;
  /** By the type of the event. */
  readonly told: ReadonlyMap<string, ToldRule>;
}

/** Everything that a room gives to the whole. What is left out, the room does not have. */
export interface Room {
  readonly name: string;
  /** What the API says of each of its refusals. */
  readonly refusals?: Partial<PublicRefusals<RefusalCode>>;
  readonly resolvers?: readonly ResolverClass[];
  /** Under /api. */
  readonly routes?: readonly RestRoute[];
  readonly files?: readonly FileRoute[];
  /**
   * Queries of the web app that every member gets the same answer to, so that it is computed once for all of them: by
   * name, with the events that make the answer stale. A route declares the same beside its path.
   */
  readonly shared?: Readonly<Record<string, readonly EventType[]>>;
  /** By the kind of the job. */
  readonly jobs?: { readonly [K in JobKind]?: JobHandler<K> };
  /** By the kind of the job that each of them is. */
  readonly routines?: { readonly [K in RoutineKind]?: Routine<K> };
  /** Done in turn, at every tick of the worker; by the name that metrics and log give them. */
  readonly tasks?: Readonly<Record<string, Task>>;
  /** The same, each in a loop of its own: for what waits for others. */
  readonly lines?: Readonly<Record<string, Task>>;
  readonly subscribers?: readonly (Subscriber | ((said: Said) => Subscriber))[];
  /** What it tells players, by mail and in their inboxes; each type of event is told by one room. */
  readonly notices?: readonly NoticeRule[];
  /** What it tells programs, by webhooks and in the log of an account; each type of event is told by one room. */
  readonly told?: readonly ToldRule[];
  /** Entities of events that can be followed live, each by its id. */
  readonly topics?: readonly string[];
  /** What it alerts staff of, and what each of that means to a stranger. */
  readonly alerts?: { readonly [K in AlertKind]?: string };
  /** What happens of it that staff read of on their dashboard, and what each of that means to a stranger. */
  readonly activity?: { readonly [T in EventType]?: string };
  /** Desks of staff, by name, with the entities of events that wake them, and that staff read of on their dashboard. */
  readonly desks?: Readonly<Record<string, readonly string[]>>;
  /** The same of entities that change with every look at them: they wake a desk and tell nobody anything. */
  readonly silent?: Readonly<Record<string, readonly string[]>>;
  /** What waits at its desks, and how its day goes. */
  readonly dashboard?: Dashboard;
  /** Which of some things that staff read of, by the name that events and the audit log give them, are about a player. */
  readonly matters?: Readonly<Record<string, MattersOf>>;
  /** Drop rows that mean nothing any more; asked every hour. */
  readonly expires?: readonly ((tx: Tx, now: number) => Promise<void>)[];
  /** Its contests that can be disputed, by kind. */
  readonly contested?: Partial<Readonly<Record<ContestedKind, Contested>>>;
  /** Its contests that can be shown on a stream, by kind. */
  readonly streamed?: Partial<Readonly<Record<StreamedKind, Streamed>>>;
  /** What of it players are in the middle of, by kind. */
  readonly running?: Partial<Readonly<Record<RunningKind, Running>>>;
  /** Where people talk about what is the room's, by the kind of it. */
  readonly places?: Readonly<Record<string, PlaceOf>>;
  /** What makes a dispute an own case of somebody who does not play in it. */
  readonly ties?: readonly Tie[];
  /** What it knows that binds accounts to each other. */
  readonly bonds?: readonly ListBonds[];
  /** Its cases of players, of which whoever of the staff has one in hand knows more than others. */
  readonly cases?: readonly CaseInHand[];
  /** Takes back what a player has left open for others, when the player may not play any more. */
  readonly open?: Open;
  /** Its answers to what rooms below it ask. */
  readonly provides?: Partial<Provided>;
  readonly personalData?: PersonalData;
  /** What somebody could have planted in an account, and what a reset by mail makes of it. */
  readonly planted?: Planted;
  /** What files are kept for, who may fetch them, and what becomes of them. */
  readonly uploads?: Partial<Readonly<Record<UploadPurpose, UploadTerms>>>;
  /** Its part of the demo data set. */
  readonly samples?: Samples;
}
