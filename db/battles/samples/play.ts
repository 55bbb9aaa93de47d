import { eq } from 'drizzle-orm';
import type { BattleGame } from '../../../domain/shared/games.ts';
import type { BattleMode, BattlePrivacy, BattleReport, Transition } from '../../../domain/battles/battle.ts';
import { createBattle } from '../../../domain/battles/create-battle.ts';
import { joinBattle } from '../../../domain/battles/join-battle.ts';
import { reportIssue } from '../../../domain/battles/report-issue.ts';
import { reportResult } from '../../../domain/battles/report-result.ts';
import { beginBattle } from '../../../domain/battles/start-battle.ts';
import { type Ruling, allow, must } from '../../../domain/shared/refusals.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { lockUser } from '../../accounts/index.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import { applyTransition, insertTransition } from '../apply-transition.ts';
import { addReport, lockBattle } from '../battle.queries.ts';
import { type BattleRow, battles } from '../battle.table.ts';

/** Whatever the demo data set stakes is allowed. */
const ANY_STAKE = { minCents: 1, maxCents: 1_000_000_00 };

export interface SampleBattle {
  readonly id: string;
  readonly game: BattleGame;
  readonly mode: BattleMode;
  readonly title: string;
  readonly privacy?: BattlePrivacy;
  readonly stakeCents: number;
  readonly creatorId: string;
  readonly at: number;
}

/** Battles of the past, by the rules and postings of the product itself. */
export class SampleBattles {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async open(battle: SampleBattle): Promise<void> {
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
      this.#scene.tx,
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
    await this.#change(id, accountId, at, (row) => allow(beginBattle(row, at)));
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
      const said = { claim, recordingUrl: `https://recordings.example/${id}/${playerId}` } as const;
      await this.#change(id, playerId, at, (current) => reportResult(current, earlier, playerId, said, at));
      await addReport(this.#scene.tx, { battleId: id, playerId, score, ...said, at });
      earlier.push({ playerId, claim });
    }
  }

  /**
   * A whole battle from the open seat to the payout, `minutes` of it played. In acts, so that what happens to its players
   * meanwhile can be told in between.
   */
  play(battle: SampleBattle, opponentId: string, winnerId: string, score: string, minutes: number): Moment[] {
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
    await this.#scene.tx.update(battles).set({ endsAt, dueAt: endsAt }).where(eq(battles.id, id));
  }

  async #change(id: string, actorId: string, at: number, rule: (row: BattleRow) => Ruling<Transition>): Promise<void> {
    const row = await this.#row(id);
    await applyTransition(this.#scene.tx, row, must(rule(row)), await this.#context(actorId, at));
  }

  async #row(id: string): Promise<BattleRow> {
    const row = await lockBattle(this.#scene.tx, id);
    if (!row) throw new Error(`the scene has no battle ${id}`);
    return row;
  }

  async #context(actorId: string, at: number) {
    return { at, actorId, staker: (await lockUser(this.#scene.tx, actorId)) ?? null, newId: this.#scene.idsAt(at) };
  }
}
