import { v7 } from 'uuid';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { BattleMode, BattlePrivacy, BattleReport, Transition } from '../../domain/battles/battle.ts';
import { createBattle } from '../../domain/battles/create-battle.ts';
import { joinBattle } from '../../domain/battles/join-battle.ts';
import { reportIssue } from '../../domain/battles/report-issue.ts';
import { reportResult } from '../../domain/battles/report-result.ts';
import { startBattle } from '../../domain/battles/start-battle.ts';
import { type Ruling, must } from '../../domain/shared/refusals.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { eq } from 'drizzle-orm';
import { lockUser } from '../accounts/user.queries.ts';
import { applyTransition, insertTransition } from '../battles/apply-transition.ts';
import { addReport, lockBattle } from '../battles/battle.queries.ts';
import { type BattleRow, battles } from '../battles/battle.table.ts';
import type { Tx } from '../client/database.ts';
import { grant } from '../wallet/index.ts';

/** Whatever the demo data set stakes is allowed. */
const ANY_STAKE = { minCents: 1, maxCents: 1_000_000_00 };

export interface SceneBattle {
  readonly id: string;
  readonly game: BattleGame;
  readonly mode: BattleMode;
  readonly title: string;
  readonly privacy?: BattlePrivacy;
  readonly stakeCents: number;
  readonly creatorId: string;
  readonly at: number;
}

/** Something of the past, to be told in the order of time: the books are written forwards only. */
export interface Moment {
  readonly at: number;
  readonly happens: () => Promise<void>;
}

/**
 * Writes history with the rules and postings of the product itself, at instants of the past. Ids follow from the
 * order of the calls, so that the same script gives the same rows.
 */
export class Scene {
  readonly #tx: Tx;
  #made = 0;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  /** Coins that the house gives away. */
  async give(userId: string, coins: number, opKey: string, at: number): Promise<void> {
    await grant(this.#tx, { opKey, userId, currency: 'BC', amount: coins }, this.booking(userId, at));
  }

  /** What a booking of the wallet's own is signed with. */
  booking(actorId: string | null, at: number) {
    return { id: this.#id(at), actorId, at };
  }

  async open(battle: SceneBattle): Promise<void> {
    const { id, creatorId, stakeCents, game, mode, title, at, privacy = 'public' } = battle;
    const transition = must(
      createBattle(
        { id, creatorId, stakeCents, privacy, inviteCode: privacy === 'invite' ? `DEMO${id.toUpperCase()}` : null },
        ANY_STAKE,
        at,
      ),
    );
    const times = { createdAt: at, joinedAt: null, startedAt: null, endedAt: null };
    await insertTransition(
      this.#tx,
      { ...transition.battle, ...times, game, mode, title, description: '' },
      transition,
      await this.#context(creatorId, at),
    );
  }

  async join(id: string, accountId: string, at: number): Promise<void> {
    await this.#change(id, accountId, at, (row) =>
      joinBattle(row, { accountId, isStaff: false, isFriend: true, code: row.inviteCode }, at),
    );
  }

  async start(id: string, accountId: string, at: number): Promise<void> {
    await this.#change(id, accountId, at, (row) => startBattle(row, accountId, at));
  }

  /** One of the players reports an issue; the dispute itself is the caller's to file. */
  async dispute(id: string, accountId: string, at: number): Promise<void> {
    await this.#change(id, accountId, at, (row) => reportIssue(row, accountId));
  }

  /** Both players agree on the winner. */
  async finish(id: string, winnerId: string, score: string, at: number): Promise<void> {
    const row = await this.#row(id);
    const earlier: BattleReport[] = [];
    for (const playerId of [row.creatorId, row.opponentId ?? '']) {
      const claim = playerId === winnerId ? 'won' : 'lost';
      await this.#change(id, playerId, at, (current) => reportResult(current, earlier, playerId, claim, at));
      await addReport(this.#tx, {
        battleId: id,
        playerId,
        claim,
        score,
        recordingUrl: `https://recordings.example/${id}/${playerId}`,
        at,
      });
      earlier.push({ playerId, claim });
    }
  }

  /**
   * A whole battle from the open seat to the payout, `minutes` of it played. In acts, so that what happens to its players
   * meanwhile can be told in between.
   */
  play(battle: SceneBattle, opponentId: string, winnerId: string, score: string, minutes: number): Moment[] {
    const { id, creatorId, at } = battle;
    const act = (after: number, happens: (at: number) => Promise<void>): Moment => ({
      at: at + after * MINUTE,
      happens: () => happens(at + after * MINUTE),
    });
    return [
      act(0, () => this.open(battle)),
      act(2, (then) => this.join(id, opponentId, then)),
      act(4, (then) => this.start(id, creatorId, then)),
      act(4 + minutes, (then) => this.finish(id, winnerId, score, then)),
    ];
  }

  /** Lets a battle run until another moment than the rules give it. */
  async extend(id: string, endsAt: number): Promise<void> {
    await this.#tx.update(battles).set({ endsAt, dueAt: endsAt }).where(eq(battles.id, id));
  }

  async #change(id: string, actorId: string, at: number, rule: (row: BattleRow) => Ruling<Transition>): Promise<void> {
    const row = await this.#row(id);
    await applyTransition(this.#tx, row, must(rule(row)), await this.#context(actorId, at));
  }

  async #row(id: string): Promise<BattleRow> {
    const row = await lockBattle(this.#tx, id);
    if (!row) throw new Error(`the scene has no battle ${id}`);
    return row;
  }

  async #context(actorId: string, at: number) {
    return { at, actorId, staker: (await lockUser(this.#tx, actorId)) ?? null, newId: () => this.#id(at) };
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
