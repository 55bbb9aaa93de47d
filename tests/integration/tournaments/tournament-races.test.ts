// @module-tag engines
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { listAnnouncements } from '../../../db/tournaments/tournament-log.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import { ledgerAccounts } from '../../../db/wallet/ledger.table.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { userAccount } from '../../../domain/wallet/ledger.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { ORGANISED_MAX, createTournament } from '../../../gateway/tournaments/create-tournament.ts';
import { correctTournament } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { holdPrizes } from '../../../gateway/tournaments/desk/hold-prizes.ts';
import {
  correctAnnouncement,
  postAnnouncement,
  withdrawAnnouncement,
} from '../../../gateway/tournaments/talk/post-announcement.ts';
import { ruleMatch, undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { startPause } from '../../../gateway/wallet/limits/start-pause.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  beginMatch,
  bracketIn,
  comeIn,
  enter,
  findDrift,
  leave,
  matchOf,
  openTournament,
  passTime,
  playMatch,
  playerAt,
  runningCup,
  say,
  terms,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { runsOf } from '../../support/runs.ts';
import { until } from '../../support/until.ts';
import { World, codeOf } from '../../support/world.ts';

const ROUNDS = runsOf({ gate: 5, full: 25, deep: 500 });
/** Of those whose rounds are short. */
const MORE_ROUNDS = runsOf({ gate: 8, full: 60, deep: 500 });
/** Long enough for a busy machine. */
const TIMEOUT = runsOf({ gate: 120_000, full: 120_000, deep: 900_000 });

/** SQLite has one writer and belongs to one process; races between two are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', { timeout: TIMEOUT }, () => {
  let world: World;
  let second: World;
  // A database each: deadlines of what earlier races left behind made every later round slower.
  beforeEach(async () => {
    world = await World.open({ connections: 6 });
    second = await World.open({ url: world.url, seed: 'second', connections: 6 });
  });
  afterEach(async () => {
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
    await second.close();
    await world.close();
    // A connection reports its figures when it ends, so they are read by another.
    const after = await World.open({ url: world.url, seed: 'after' });
    const rows = await after.db.read
      .select({ deadlocks: sql<number>`deadlocks` })
      .from(sql`pg_stat_database`)
      .where(sql`datname = current_database()`);
    expect(rows, 'everybody takes rows in the same order').toEqual([{ deadlocks: 0 }]);
    await after.close();
  });

  /** Both clocks show the same. */
  const both = (one: Promise<unknown>, other: Promise<unknown>) => Promise.all([codeOf(one), codeOf(other)]);
  const sync = () => {
    second.now = world.now;
  };
  const players = (count: number): Promise<Actor[]> =>
    Promise.all(Array.from({ length: count }, () => world.player({ cents: 50_00 })));

  it('the last place goes to one of two who enter at once, and the other keeps the money', async () => {
    for (let round = 0; round < MORE_ROUNDS; round++) {
      const id = await openTournament(world, await world.player(), { capacity: 2 });
      const [first, one, other] = await players(3);
      if (!first || !one || !other) throw new Error('too few');
      await enter(world, first, id);
      sync();
      const codes = await both(enter(world, one, id), enter(second, other, id));
      expect(codes.toSorted()).toEqual(['TOURNAMENT_FULL', 'ok']);
      expect((await tournamentOf(world, id)).entrants).toBe(2);
      expect(await accountCents(world.db.read, `escrow:${id}`)).toBe(21_00);
      expect((await world.balance(one)) + (await world.balance(other))).toBe(100_00 - 10_50);
    }
  });

  it('a place that becomes free is taken once by whoever waits, whichever gateway gives it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await openTournament(world, await world.player(), { capacity: 2 });
      const crowd = await players(4);
      for (const actor of crowd) {
        world.pass(1);
        await enter(world, actor, id, true);
      }
      const [one, other] = crowd;
      if (!one || !other) throw new Error('too few');
      sync();
      await both(leave(world, one, id), leave(second, other, id));
      await Promise.all([passTime(world), passTime(second)]);
      await passTime(world);
      expect((await tournamentOf(world, id)).entrants).toBe(2);
      expect(await accountCents(world.db.read, `escrow:${id}`)).toBe(21_00);
    }
  });

  it('two reports at once decide once, or are one dispute', async () => {
    for (let round = 0; round < MORE_ROUNDS; round++) {
      const cup = await runningCup(world, 2);
      const row = await beginMatch(world, cup, 0);
      const isContested = round % 2 === 0;
      sync();
      const codes = await both(
        say(world, playerAt(cup, 0), row, [1, 0]),
        say(second, playerAt(cup, 1), row, isContested ? [0, 1] : [1, 0]),
      );
      expect(codes).toEqual(['ok', 'ok']);
      expect((await matchOf(world, cup.id, 0)).status).toBe(isContested ? 'disputed' : 'decided');
      expect(await world.disputes(`${cup.id}:0:1`)).toHaveLength(isContested ? 1 : 0);
      expect(await findDrift(world, cup.id)).toEqual([]);
    }
  });

  it('an undone result against the report of the match after it: either it falls, or it is refused', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await runningCup(world, 4);
      await playMatch(world, cup, 0, 0);
      await playMatch(world, cup, 1, 0);
      const final = await beginMatch(world, cup, 2);
      await say(world, playerAt(cup, 0), final, [1, 0]);
      sync();
      const undo = undoMatch(second.deps, cup.organiser, second.key(), {
        tournamentId: cup.id,
        match: 0,
        reason: 'Played on a wrong map.',
      });
      const [undone, said] = await both(undo, say(world, playerAt(cup, 1), final, [1, 0]));
      // The last report may have ended the tournament before it could be undone.
      expect([
        ['ok', 'MATCH_CHANGED'],
        ['TOURNAMENT_NOT_RUNNING', 'ok'],
      ]).toContainEqual([undone, said]);
      const { facts } = await bracketIn(world, cup.id);
      expect(facts).toHaveLength(undone === 'ok' ? 1 : 3);
      expect(await findDrift(world, cup.id)).toEqual([]);
    }
  });

  it('a cancelled tournament against a check-in: everything is back, whoever was first', async () => {
    for (let round = 0; round < MORE_ROUNDS; round++) {
      const organiser = await world.player();
      const id = await openTournament(world, organiser);
      const [one, other] = await players(2);
      if (!one || !other) throw new Error('too few');
      for (const actor of [one, other]) await enter(world, actor, id);
      await toNextStage(world, id);
      sync();
      const cancel = cancelTournament(second.deps, organiser, second.key(), { id, reason: 'Nobody can come.' });
      const [cancelled, came] = await both(cancel, comeIn(world, one, id));
      expect(cancelled).toBe('ok');
      expect(['ok', 'REGISTRATION_CLOSED']).toContain(came);
      expect(await accountCents(world.db.read, `escrow:${id}`)).toBe(0);
      for (const actor of [one, other]) expect(await world.balance(actor)).toBe(50_00);
    }
  });

  it('whoever takes a break has all their places locked before any money moves', async () => {
    const [organiser, actor] = [await world.player(), await world.player({ cents: 100_00 })];
    const ids = [await openTournament(world, organiser), await openTournament(world, organiser)].toSorted();
    for (const id of ids) await enter(world, actor, id);
    sync();
    let pause: Promise<unknown> | undefined;
    await second.db.transact(async (tx) => {
      await lockTournament(tx, ids[1] ?? '');
      pause = startPause(world.deps, actor, { kind: 'cool-off', length: 1 });
      await until(async () => {
        const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
        const rows = await second.db.read
          .select({ pid: sql`pid` })
          .from(sql`pg_stat_activity`)
          .where(waiting);
        expect(rows).toHaveLength(1);
      });
      const account = eq(ledgerAccounts.id, userAccount(actor.userId, 'USD'));
      const free = await tx.select().from(ledgerAccounts).where(account).for('update', { skipLocked: true });
      expect(free).toHaveLength(1);
    });
    await pause;
    expect(await world.balance(actor)).toBe(100_00);
  });

  it('an organiser who opens drafts all at once has no more of them than may be', async () => {
    const organiser = await world.player();
    sync();
    const codes = await Promise.all(
      Array.from({ length: 2 * ORGANISED_MAX }, (_, n) => {
        const { deps, key } =
          n % 2 === 0 ? { deps: world.deps, key: world.key() } : { deps: second.deps, key: second.key() };
        return codeOf(createTournament(deps, organiser, key, terms(world)));
      }),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(ORGANISED_MAX);
    expect(codes.filter((code) => code === 'LIST_FULL')).toHaveLength(ORGANISED_MAX);
  });

  it('a dispute decided by staff against the organiser who decides it too: one of them does', async () => {
    const judge = await world.player({ role: 'moderator' });
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await runningCup(world, 2);
      const row = await beginMatch(world, cup, 0);
      await say(world, playerAt(cup, 0), row, [1, 0]);
      await say(world, playerAt(cup, 1), row, [0, 1]);
      const [dispute] = await world.disputes(`${cup.id}:0:1`);
      sync();
      const decided = decideDispute(second.deps, judge, second.key(), {
        disputeId: dispute?.id ?? '',
        action: 'overturn',
        winnerId: null,
        reason: 'The recording shows it.',
      });
      const ruled = ruleMatch(world.deps, cup.organiser, world.key(), {
        tournamentId: cup.id,
        match: 0,
        winnerId: playerAt(cup, 0).userId,
        isDraw: false,
        games: null,
        reason: 'Both asked for it.',
      });
      const codes = await both(decided, ruled);
      expect([
        ['ok', 'TOURNAMENT_NOT_RUNNING'],
        ['DISPUTE_DECIDED', 'ok'],
      ]).toContainEqual(codes);
      expect((await matchOf(world, cup.id, 0)).winner).toBe(codes[0] === 'ok' ? 1 : 0);
      expect((await world.disputes(`${cup.id}:0:1`)).map(({ status }) => status)).toEqual(['resolved']);
    }
  });

  it('two gateways that pass one deadline start a tournament once, and pay it once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await runningCup(world, 2);
      await playMatch(world, cup, 0, 0);
      sync();
      await Promise.all([passTime(world), passTime(second)]);
      expect((await tournamentOf(world, cup.id)).status).toBe('completed');
      // 60 and 30 of 90 parts: the third place is not filled.
      expect(await world.balance(playerAt(cup, 0))).toBe(100_00 - 10_50 + 13_33);
    }
  });

  it('prizes that are held at the moment in which they are paid: either all of them wait, or it is over', async () => {
    const judge = await world.player({ role: 'moderator' });
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await runningCup(world, 2);
      await playMatch(world, cup, 0, 0);
      sync();
      const hold = holdPrizes(second.deps, judge, second.key(), { id: cup.id, reason: 'A report.' });
      const [held] = await both(hold, passTime(world));
      const stands = [held, (await tournamentOf(world, cup.id)).status];
      expect([
        ['ok', 'settling'],
        ['TOURNAMENT_OVER', 'completed'],
      ]).toContainEqual(stands);
      expect(await accountCents(world.db.read, `escrow:${cup.id}`)).toBe(held === 'ok' ? 21_00 : 0);
    }
  });

  it('an announcement that its author corrects while staff remove it is taken back once', async () => {
    const [organiser, judge] = [await world.player(), await world.player({ role: 'moderator' })];
    const id = await openTournament(world, organiser);
    for (let round = 0; round < ROUNDS; round++) {
      world.pass(HOUR);
      await postAnnouncement(world.deps, organiser, world.key(), { id, text: 'We start at eight.' });
      const [one] = await listAnnouncements(world.db.read, id, 1);
      const announcementId = one?.id ?? '';
      sync();
      const codes = await both(
        correctAnnouncement(world.deps, organiser, world.key(), { announcementId, text: 'We start at nine.' }),
        withdrawAnnouncement(second.deps, judge, second.key(), { announcementId, reason: 'It named a player.' }),
      );
      expect(codes.toSorted()).toEqual(['NOT_FOUND', 'ok']);
      const [left] = await listAnnouncements(world.db.read, id, 1);
      expect(left?.text).toBe(codes[0] === 'ok' ? 'We start at nine.' : undefined);
      if (left)
        await withdrawAnnouncement(world.deps, organiser, world.key(), { announcementId: left.id, reason: 'Over.' });
    }
  });

  /** A tournament of two that the better seed has won, and what puts it right. */
  async function paidCup() {
    const cup = await runningCup(world, 2);
    await playMatch(world, cup, 0, 0);
    await passTime(world);
    const { version } = await tournamentOf(world, cup.id);
    const winnerId = playerAt(cup, 1).userId;
    const results = [{ match: 0, winnerId, isDraw: false, games: null }];
    return { cup, input: { tournamentId: cup.id, results, verdicts: [], version, reason: 'Seen.' } };
  }

  it('of two administrators who put one tournament right at once one does, and the other has to look again', async () => {
    const [one, other] = [await world.player({ role: 'administrator' }), await world.player({ role: 'administrator' })];
    for (let round = 0; round < ROUNDS; round++) {
      const { cup, input } = await paidCup();
      sync();
      const codes = await both(
        correctTournament(world.deps, one, world.key(), input),
        correctTournament(second.deps, other, second.key(), input),
      );
      expect(codes.toSorted()).toEqual(['MATCH_CHANGED', 'ok']);
      expect(await world.balance(playerAt(cup, 0))).toBe(89_50 + 6_67);
      expect(await world.balance(playerAt(cup, 1))).toBe(89_50 + 13_33);
    }
  });

  it('a prize that is taken back while it is staked: either it is owed, or it is not there to be staked', async () => {
    const admin = await world.player({ role: 'administrator' });
    for (let round = 0; round < ROUNDS; round++) {
      const { cup, input } = await paidCup();
      const loser = playerAt(cup, 0);
      // 102.83 are there, of which 96.17 stay: it is enough for 94.50, or for 99.75 as long as the prize is there.
      const buyInCents = round % 2 === 0 ? 90_00 : 95_00;
      const heldCents = buyInCents * 1.05;
      const elsewhere = await openTournament(world, cup.organiser, { buyInCents });
      sync();
      const [corrected, entered] = await both(
        correctTournament(second.deps, admin, second.key(), input),
        enter(world, loser, elsewhere),
      );
      expect(corrected).toBe('ok');
      expect(round % 2 === 0 ? ['ok'] : ['ok', 'INSUFFICIENT_FUNDS']).toContain(entered);
      const owed = await accountCents(world.db.read, `house:debt:${loser.userId}`);
      expect((await world.balance(loser)) + owed).toBe(96_17 - (entered === 'ok' ? heldCents : 0));
      expect(await world.balance(playerAt(cup, 1))).toBe(89_50 + 13_33);
    }
  });
});
