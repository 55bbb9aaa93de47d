import { v7 } from 'uuid';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { EventOf, EventPayloads, EventType } from '../../domain/shared/events.ts';
import type { NoticeRule } from '../../domain/shared/notice.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Tx } from '../client/database.ts';
import { grant } from '../wallet/index.ts';
import { openAccount } from '../wallet/open-account.ts';
import { openedDaysAgo } from './calendar.ts';

/** Something of the past, to be told in the order of time: the books are written forwards only. */
export interface Moment {
  readonly at: number;
  readonly happens: () => Promise<void>;
}

/** What happened before events were kept, or is no event of its own: told to the players as an event would tell it. */
export interface Untold {
  readonly event: EventOf;
  /** Names the notification where no stored event does. */
  readonly key?: string;
  /** Where it came from, as far as that tells something. */
  readonly location?: string | null;
}

/** Something that was told to nobody when it happened. */
export const untoldEvent = <T extends EventType>(
  type: T,
  entityId: string,
  data: EventPayloads[T],
  at: number,
): EventOf => ({ seq: 0, type, entity: '', entityId, concerns: [], data, at }) as EventOf;

/** A room’s part of the demo data set. All parts are one story, which the cast and the instant of the scene hold together. */
export interface Samples {
  /** What is there before anything happens; nothing is played or paid in yet. */
  readonly open?: (scene: Scene) => Promise<void>;
  /** What has happened, in no order. */
  readonly past?: (scene: Scene) => readonly Moment[];
  /** Of what happens at one instant in several rooms the smaller comes first; 0 without it. */
  readonly order?: number;
  /** What stands now, beside what has happened. */
  readonly present?: (scene: Scene) => Promise<void>;
  /** What follows from all of it, as subscribers would have made it of the events. */
  readonly follows?: (scene: Scene) => Promise<void>;
  readonly untold?: (scene: Scene) => readonly Untold[] | Promise<readonly Untold[]>;
  /** What the past of it leaves `demo` with, beside what was paid in at first. */
  readonly demoCents?: number;
}

interface SampleAccount {
  readonly id: string;
  readonly username: string;
  readonly createdAt: number;
}

interface Terms {
  readonly now: number;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  /** Keeps a text so that only the server reads it. */
  readonly seal: (text: string) => string;
  /** Those of every room. */
  readonly samples: readonly Samples[];
  /** What players are told of an event, by its type. */
  readonly notices: ReadonlyMap<string, NoticeRule>;
}

/**
 * Where the story takes place: now, with its past. Ids follow from the order of the calls, so that the same script gives
 * the same rows.
 */
export class Scene {
  readonly tx: Tx;
  readonly now: number;
  readonly seal: Terms['seal'];
  readonly samples: Terms['samples'];
  readonly notices: Terms['notices'];
  /** Days since everybody paid in for the first time. */
  readonly openedDays: number;
  readonly signedUpAt: number;
  readonly #passwordHash: string;
  #made = 0;

  constructor(tx: Tx, { now, passwordHash, seal, samples, notices }: Terms) {
    this.tx = tx;
    this.now = now;
    this.seal = seal;
    this.samples = samples;
    this.notices = notices;
    this.openedDays = openedDaysAgo(now);
    this.signedUpAt = now - (this.openedDays + 20) * DAY;
    this.#passwordHash = passwordHash;
  }

  /** A verified player who is needed around those that people sign in as. */
  async openAccount({ id, username, createdAt }: SampleAccount): Promise<void> {
    const email = `${username.toLowerCase()}@gauntlet.example`;
    await openAccount(this.tx, {
      id,
      username,
      usernameKey: usernameKeyOf(username),
      email,
      emailKey: email,
      displayName: username,
      passwordHash: this.#passwordHash,
      role: 'player',
      status: 'active',
      verification: 'verified',
      isVip: false,
      isVerifiedCreator: false,
      createdAt,
    });
  }

  /** Coins that the house gives away. */
  async give(userId: string, coins: number, opKey: string, at: number): Promise<void> {
    await grant(this.tx, { opKey, userId, currency: 'BC', amount: coins }, this.booking(userId, at));
  }

  /** What a booking of the wallet's own is signed with. */
  booking(actorId: string | null, at: number) {
    return { id: this.#id(at), actorId, at };
  }

  /** Ids of an instant, for what a room's own postings make. */
  idsAt(at: number): () => string {
    return () => this.#id(at);
  }

  /** Of the instant and the place in the script, with nothing random in it. */
  #id(at: number): string {
    const random = new Uint8Array(16);
    new DataView(random.buffer).setUint32(12, ++this.#made);
    return v7({ msecs: at, seq: this.#made, random });
  }
}
