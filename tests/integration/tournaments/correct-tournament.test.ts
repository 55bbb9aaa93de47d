import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { listLog } from '../../../db/tournaments/tournament-log.queries.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import { CORRECTION_WINDOW } from '../../../domain/tournaments/correct-tournament.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { correctTournament, previewCorrection } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  type Cup,
  bracketIn,
  comeIn,
  enter,
  findDrift,
  matchOf,
  openTournament,
  passTime,
  playMatch,
  playerAt,
  prizesOf,
  runningCup,
  toNextStage,
  tournamentOf,
  untilDue,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  expect(await verifyBalances(world.db.read)).toEqual([]);
});
afterAll(() => world.close());

type Asked = Parameters<typeof correctTournament>[3];

const REASON = 'The recording of the final shows it.';
const won = (match: number, winner: Actor | null) => ({
  match,
  winnerId: winner?.userId ?? null,
  isDraw: false,
  games: null,
});
const cheat = ({ userId }: Actor, isCheat = true) => ({ userId, isCheat });

/** Of four: the better seed has won each match, and everything is paid: 24.00, 12.00 and twice 2.00. */
async function paidCup(more: Parameters<typeof runningCup>[2] = {}): Promise<Cup> {
  const cup = await runningCup(world, 4, more);
  for (const match of [0, 1, 2]) await playMatch(world, cup, match, 0);
  await passTime(world);
  expect((await tournamentOf(world, cup.id)).status).toBe('completed');
  return cup;
}

async function correct(cup: Cup, asked: Partial<Asked>, by = admin, key = world.key()): Promise<string> {
  const { version } = await tournamentOf(world, cup.id);
  const input = { tournamentId: cup.id, results: [], verdicts: [], version, reason: REASON, ...asked };
  return codeOf(correctTournament(world.deps, by, key, input));
}

const balances = ({ players }: Cup) => Promise.all(players.map((player) => world.balance(player)));
const debtOf = ({ userId }: Actor) => accountCents(world.db.read, `house:debt:${userId}`);

/** All of a player's wallet but so much goes into another tournament. */
async function stakeAway(player: Actor): Promise<void> {
  await enter(world, player, await openTournament(world, await world.player(), { buyInCents: 100_00 }));
}

it('another winner of the final is paid at once, places and prizes follow, and the books stay sound', async () => {
  const cup = await paidCup();
  expect(await balances(cup)).toEqual([113_50, 101_50, 91_50, 91_50]);
  expect(await correct(cup, { results: [won(2, playerAt(cup, 1))] })).toBe('ok');
  expect(await balances(cup)).toEqual([101_50, 113_50, 91_50, 91_50]);
  expect(await prizesOf(world, cup.id)).toEqual([12_00, 24_00, 2_00, 2_00]);
  expect((await matchOf(world, cup.id, 2)).winner).toBe(1);
  expect(await findDrift(world, cup.id)).toEqual([]);
  expect(await accountCents(world.db.read, `escrow:${cup.id}`)).toBe(0);
});

it('what the loser has staked elsewhere meanwhile is owed, as the preview says, and the winner has all of it', async () => {
  const cup = await paidCup();
  const [former, rightful] = [playerAt(cup, 0), playerAt(cup, 1)];
  await stakeAway(former);
  expect(await world.balance(former)).toBe(8_50);
  const seen = await previewCorrection(world.deps, admin, {
    tournamentId: cup.id,
    results: [won(2, rightful)],
    verdicts: [],
  });
  expect(seen.shifts.map(({ cents, owedCents }) => [cents, owedCents])).toEqual([
    [-12_00, 3_50],
    [12_00, 0],
  ]);
  expect(seen.told.map(({ userId }) => userId)).toEqual([former.userId, rightful.userId]);
  expect([await world.balance(former), await debtOf(former)]).toEqual([8_50, 0]);
  expect(await correct(cup, { results: [won(2, rightful)] })).toBe('ok');
  expect([await world.balance(former), await debtOf(former)]).toEqual([0, -3_50]);
  expect(await world.balance(rightful)).toBe(113_50);
});

it('a decision happens once for its key, and moves nothing for whom nothing changes', async () => {
  const cup = await paidCup();
  const { version } = await tournamentOf(world, cup.id);
  const key = world.key();
  const asked = { results: [won(2, playerAt(cup, 1))], version };
  expect(await correct(cup, asked, admin, key)).toBe('ok');
  expect(await correct(cup, asked, admin, key)).toBe('ok');
  expect(await balances(cup)).toEqual([101_50, 113_50, 91_50, 91_50]);
  const rows = await world.db.read.select().from(transfers).where(eq(transfers.subjectId, cup.id));
  const [decision] = await listLog(world.db.read, cup.id, 1, null);
  expect(rows.filter(({ kind }) => kind === 'correction').map(({ opKey }) => opKey)).toEqual(
    [playerAt(cup, 0), playerAt(cup, 1)].map(({ userId }) => `correct:${cup.id}:${decision?.id}:${userId}`),
  );
});

it('an earlier result takes back what followed from it, which the same decision has to name', async () => {
  const cup = await paidCup();
  const [first, second, , fourth] = cup.players as [Actor, Actor, Actor, Actor];
  expect(await correct(cup, { results: [won(0, fourth)] })).toBe('TOURNAMENT_UNDECIDED');
  expect(await correct(cup, { results: [won(0, fourth), won(2, first)] })).toBe('WINNER_REQUIRED');
  expect(await balances(cup)).toEqual([113_50, 101_50, 91_50, 91_50]);
  expect(await correct(cup, { results: [won(0, fourth), won(2, second)] })).toBe('ok');
  expect(await balances(cup)).toEqual([91_50, 113_50, 91_50, 101_50]);
  expect(await findDrift(world, cup.id)).toEqual([]);
  // Put back, everybody has what they had: a correction corrects a correction.
  expect(await correct(cup, { results: [won(0, first), won(2, first)] })).toBe('ok');
  expect(await balances(cup)).toEqual([113_50, 101_50, 91_50, 91_50]);
});

it('what both have said of a match stays beside the corrected result', async () => {
  const cup = await paidCup();
  const before = await matchOf(world, cup.id, 2);
  expect(await correct(cup, { results: [won(2, playerAt(cup, 1))] })).toBe('ok');
  const { words, attempt, status } = await matchOf(world, cup.id, 2);
  expect({ words, attempt, status }).toEqual({ words: before.words, attempt: before.attempt, status: 'decided' });
  expect(words.every((word) => word !== null)).toBe(true);
});

it('a cheat found afterwards loses place and prize, the victims get their buy-in back first, and an appeal undoes it', async () => {
  const cup = await paidCup();
  const [first] = cup.players as [Actor];
  expect(await correct(cup, { verdicts: [cheat(first)] })).toBe('ok');
  expect(await prizesOf(world, cup.id)).toEqual([0, 22_00, 4_00, 14_00]);
  expect(await balances(cup)).toEqual([89_50, 111_50, 93_50, 103_50]);
  expect(await correct(cup, { verdicts: [cheat(first)] })).toBe('NOT_ENTERED');
  expect(await correct(cup, { verdicts: [cheat(first, false)] })).toBe('ok');
  expect(await balances(cup)).toEqual([113_50, 101_50, 91_50, 91_50]);
  expect(await correct(cup, { verdicts: cup.players.map((player) => cheat(player)) })).toBe('ok');
  expect(await balances(cup)).toEqual([100_00, 100_00, 100_00, 100_00]);
});

it('a preview names who gains and loses what, and what is left to decide, and changes nothing', async () => {
  const cup = await paidCup();
  const { version } = await tournamentOf(world, cup.id);
  const preview = await previewCorrection(world.deps, admin, {
    tournamentId: cup.id,
    results: [won(0, playerAt(cup, 3))],
    verdicts: [],
  });
  expect(preview).toMatchObject({ version, open: [{ match: 2, slots: [3, 1] }], fallen: 1 });
  const named = [won(0, playerAt(cup, 3)), won(2, playerAt(cup, 1))];
  const { shifts, open } = await previewCorrection(world.deps, admin, {
    tournamentId: cup.id,
    results: named,
    verdicts: [],
  });
  expect(open).toEqual([]);
  expect(shifts.map(({ player, places, cents }) => [player.userId, places, cents])).toEqual([
    [playerAt(cup, 0).userId, [1, 3], -22_00],
    [playerAt(cup, 1).userId, [2, 1], 12_00],
    [playerAt(cup, 3).userId, [3, 2], 10_00],
  ]);
  const before = await balances(cup);
  expect((await bracketIn(world, cup.id)).folded.matches.map(({ winner }) => winner)).toEqual([0, 1, 0]);
  expect(await correct(cup, { results: named })).toBe('ok');
  // What was shown is what moves.
  const moved = (await balances(cup)).map((cents, n) => cents - (before[n] ?? 0));
  expect(moved).toEqual([-22_00, 12_00, 0, 10_00]);
});

it('an administrator alone puts right what is paid, within 14 days, with a reason, on what was read, and not what they played in', async () => {
  const cup = await paidCup();
  const asked = { results: [won(2, playerAt(cup, 1))] };
  expect(await correct(cup, asked, await world.player({ role: 'senior_moderator' }))).toBe('FORBIDDEN');
  expect(await correct(cup, asked, cup.organiser)).toBe('FORBIDDEN');
  expect(await correct(cup, { ...asked, reason: ' ' })).toBe('BAD_INPUT');
  expect(await correct(cup, {})).toBe('BAD_INPUT');
  expect(await correct(cup, { results: [...asked.results, ...asked.results] })).toBe('BAD_INPUT');
  expect(await correct(cup, { ...asked, version: 1 })).toBe('MATCH_CHANGED');
  expect(await correct(cup, { results: [won(9, playerAt(cup, 1))] })).toBe('NOT_FOUND');
  expect(await correct(cup, { results: [won(2, admin)] })).toBe('WINNER_REQUIRED');
  expect(await correct(cup, { verdicts: [cheat(admin)] })).toBe('NOT_ENTERED');
  expect(await correct({ ...cup, id: (await runningCup(world, 2)).id }, asked)).toBe('TOURNAMENT_NOT_COMPLETED');
  const { endedAt } = await tournamentOf(world, cup.id);
  world.now = (endedAt ?? 0) + CORRECTION_WINDOW + 1;
  expect(await correct(cup, asked)).toBe('TOURNAMENT_OVER');

  const player = await world.player({ role: 'administrator', cents: 100_00 });
  const id = await openTournament(world, await world.player());
  const other = await world.player({ cents: 100_00 });
  for (const actor of [player, other]) await enter(world, actor, id);
  const own: Cup = { id, organiser: other, players: [player, other] };
  await toNextStage(world, id);
  for (const actor of own.players) await comeIn(world, actor, id);
  await toNextStage(world, id);
  await untilDue(world, id, 0);
  expect((await tournamentOf(world, id)).status).toBe('completed');
  expect(await correct(own, { results: [won(0, player)] }, player)).toBe('OWN_MATCH');
});

it('of a free tournament the places are put right, and no money moves', async () => {
  const cup = await paidCup({ buyInCents: 0 });
  expect(await correct(cup, { results: [won(2, playerAt(cup, 1))] })).toBe('ok');
  expect(await balances(cup)).toEqual([100_00, 100_00, 100_00, 100_00]);
  expect((await matchOf(world, cup.id, 2)).winner).toBe(1);
  const rows = await world.db.read.select().from(transfers).where(eq(transfers.subjectId, cup.id));
  expect(rows).toEqual([]);
});

it('everybody whom it concerns is told once and reads why, whoever loses whatever is switched off; staff read it in the log', async () => {
  const cup = await paidCup();
  const log = openLog('silent');
  await deliverEverything(world.deps, log);
  await stakeAway(playerAt(cup, 0));
  expect(await correct(cup, { results: [won(2, playerAt(cup, 1))] })).toBe('ok');
  await deliverEverything(world.deps, log);
  const told = async ({ userId }: Actor) =>
    (
      await world.db.read
        .select({ title: notifications.title, message: notifications.message })
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.id))
    )
      .filter(({ title }) => title.endsWith('was corrected'))
      .map(({ message }) => message);
  const owed = 'You owe $3.50 of it, which your next deposit pays off first.';
  expect(await told(playerAt(cup, 0))).toEqual([
    `Your place is 2. $12.00 was taken back from your wallet. ${owed} Reason: ${REASON}`,
  ]);
  expect(await told(playerAt(cup, 1))).toEqual([`Your place is 1. $12.00 was added to your wallet. Reason: ${REASON}`]);
  expect(await told(playerAt(cup, 2))).toEqual([]);
  expect(await told(cup.organiser)).toEqual([`Results have changed. Reason: ${REASON}`]);
  const [decision] = await listLog(world.db.read, cup.id, 5, null);
  expect(decision).toMatchObject({ what: 'corrected', match: 2, reason: REASON, fallen: 0, byId: admin.userId });
  const [event] = await world.db.read
    .select()
    .from(events)
    .where(eq(events.entityId, cup.id))
    .orderBy(desc(events.seq))
    .limit(1);
  expect(event?.type).toBe('tournament.corrected');
  const audited = await world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, cup.id));
  expect(audited.map(({ action, reason }) => [action, reason])).toEqual([['tournament.corrected', REASON]]);
});
