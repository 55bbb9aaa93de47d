import { v7 } from 'uuid';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Tx } from '../client/database.ts';
import { grant } from '../wallet/index.ts';
import { openAccount } from '../wallet/open-account.ts';
import { openedDaysAgo } from './calendar.ts';
import type { Samples } from './samples.ts';

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
  /** Days since everybody paid in for the first time. */
  readonly openedDays: number;
  readonly signedUpAt: number;
  readonly #passwordHash: string;
  #made = 0;

  constructor(tx: Tx, { now, passwordHash, seal, samples }: Terms) {
    this.tx = tx;
    this.now = now;
    this.seal = seal;
    this.samples = samples;
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
