import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events } from '../../../db/events/event.table.ts';
import type { DisputeAction } from '../../../domain/disputes/dispute.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { escalateDisputes } from '../../../gateway/disputes/escalate-disputes.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { contestedTeamBattle } from '../../../gateway/teams/battles/contested-team-battle.ts';
import { disputeTeamBattle, reportTeamBattle } from '../../../gateway/teams/battles/change-team-battle.ts';
import { passTeamDeadlines } from '../../../gateway/teams/battles/pass-team-deadlines.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  type Squad,
  readStoredTeam,
  report,
  runningBattle,
  squadOf,
  storedTeamBattle,
} from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const HOUR = 3_600_000;

let world: World;
let named = 0;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const WORDS = 'Alpha Bravo Cobra Delta Ember Falcon Ghost Hydra Jaguar Kilo Lynx Mantis Nova Orca'.split(' ');
const pair = async (others = 0): Promise<[Squad, Squad]> => {
  const name = WORDS[named++];
  return [await squadOf(world, `${name} Home`, others), await squadOf(world, `${name} Away`, others)];
};
const balances = (players: readonly Actor[]) => Promise.all(players.map((player) => world.balance(player)));
const escrow = (id: string) => accountCents(world.db.read, `escrow:${id}`);

const judged = async (
  judge: Actor,
  id: string,
  action: DisputeAction,
  more: { winnerId?: string; reason?: string } = {},
) => {
  const disputeId = (await world.disputes(id)).at(-1)?.id ?? 'none';
  await nothingToAdd(world, disputeId);
  return codeOf(
    decideDispute(world.deps, judge, world.key(), {
      disputeId,
      action,
      winnerId: more.winnerId ?? null,
      reason: more.reason ?? 'The recording shows it.',
    }),
  );
};

it.each([
  [13, 7, 13, 7],
  [13, 11, 16, 14],
  [2, 1, 3, 0],
])(
  'a moderator reads the score of both captains: %i–%i, and %i–%i the other way round',
  async (own, lost, theirs, ours) => {
    const [home, away] = await pair();
    const id = await runningBattle(world, home, away);
    const say = (squad: Squad, score: { own: number; other: number }) =>
      reportTeamBattle(world.deps, squad.captain, world.key(), {
        teamBattleId: id,
        claim: 'won',
        score,
        recordingUrl: 'recordings.example/1',
      });
    await say(home, { own, other: lost });
    await say(away, { own: theirs, other: ours });
    const contest = (await contestedTeamBattle.describe(world.db.read, [id])).get(id);
    expect(contest?.reports.map(({ sideId, score, recordingUrl }) => [sideId, score, recordingUrl])).toEqual([
      [home.id, `${own}–${lost}`, 'https://recordings.example/1'],
      [away.id, `${ours}–${theirs}`, 'https://recordings.example/1'],
    ]);
    const moderator = await world.player({ role: 'moderator' });
    expect(await judged(moderator, id, 'overturn', { winnerId: away.id })).toBe('ok');
    expect(await storedTeamBattle(world, id)).toMatchObject({ homeScore: ours, awayScore: theirs });
  },
);

it('a captain concedes and confirms without a recording, and claims a win with one alone (CH-17)', async () => {
  const [home, away] = await pair();
  const id = await runningBattle(world, home, away);
  const bare = (squad: Squad, claim: 'won' | 'lost') =>
    codeOf(
      reportTeamBattle(world.deps, squad.captain, world.key(), {
        teamBattleId: id,
        claim,
        score: null,
        recordingUrl: '',
      }),
    );
  expect(await bare(home, 'won')).toBe('RECORDING_REQUIRED');
  expect(await bare(away, 'lost')).toBe('ok');
  expect(await bare(home, 'won')).toBe('ok');
  expect(await storedTeamBattle(world, id)).toMatchObject({
    status: 'completed',
    winnerTeamId: home.id,
    homeRecordingUrl: null,
    awayRecordingUrl: null,
  });
  expect(await bare(away, 'lost')).toBe('BATTLE_NOT_ACTIVE');
});

it('different words are a dispute that a moderator outside both teams decides, with a reason in the log', async () => {
  const [home, away] = await pair();
  const id = await runningBattle(world, home, away);
  const moderator = await world.player({ role: 'moderator' });
  await report(world, home, id, 'won');
  await report(world, away, id, 'won');
  expect((await storedTeamBattle(world, id)).status).toBe('disputed');
  expect(await escrow(id)).toBe(210_00);
  expect(await judged(home.captain, id, 'overturn')).toBe('FORBIDDEN');
  await world.db.transact((tx) => tx.update(users).set({ role: 'moderator' }).where(eq(users.id, home.captain.userId)));
  expect(await judged(home.captain, id, 'overturn')).toBe('OWN_DISPUTE');
  expect(await judged(moderator, id, 'overturn', { reason: ' ' })).toBe('BAD_INPUT');
  const codes = await Promise.all(
    Array.from({ length: 10 }, (_, n) => judged(moderator, id, n % 2 === 0 ? 'overturn' : 'void')),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'DISPUTE_DECIDED')).toHaveLength(9);
  const [dispute] = await world.disputes(id);
  const logged = await world.db.read
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, dispute?.id ?? ''));
  expect(logged).toMatchObject([
    { actorId: moderator.userId, reason: 'The recording shows it.', data: { subjectId: id } },
  ]);
  expect(await escrow(id)).toBe(0);
});

it('confirm pays the team whose captain was believed first, overturn the other, and without a report the named one', async () => {
  const moderator = await world.player({ role: 'moderator' });
  for (const [action, paid] of [
    ['confirm', 0],
    ['overturn', 1],
  ] as const) {
    const [home, away] = await pair();
    const id = await runningBattle(world, home, away);
    // The away captain spoke first.
    await report(world, away, id, 'won');
    await report(world, home, id, 'won');
    const contest = async () => (await contestedTeamBattle.describe(world.db.read, [id])).get(id);
    expect(await contest()).toMatchObject({ winnerId: null, isOver: false });
    expect(await judged(moderator, id, action)).toBe('ok');
    expect((await storedTeamBattle(world, id)).winnerTeamId).toBe([away, home][paid]?.id);
    expect(await contest()).toMatchObject({ winnerId: [away, home][paid]?.id, isOver: true });
    expect(await balances([away.captain, home.captain])).toEqual(paid === 0 ? [595_00, 395_00] : [395_00, 595_00]);
  }
  const [home, away] = await pair();
  const id = await runningBattle(world, home, away);
  await complain(home.captain, id);
  expect(await judged(moderator, id, 'confirm')).toBe('WINNER_REQUIRED');
  expect(await judged(moderator, id, 'confirm', { winnerId: home.captain.userId })).toBe('WINNER_REQUIRED');
  expect(await judged(moderator, id, 'overturn')).toBe('NO_STANDING_RESULT');
  expect(await judged(moderator, id, 'confirm', { winnerId: away.id })).toBe('ok');
  expect((await storedTeamBattle(world, id)).winnerTeamId).toBe(away.id);
});

it('an undecided dispute goes to a senior moderator after 72 hours, and both captains are told', async () => {
  const [home, away] = await pair();
  const id = await runningBattle(world, home, away);
  const [moderator, senior] = [
    await world.player({ role: 'moderator' }),
    await world.player({ role: 'senior_moderator' }),
  ];
  await complain(home.captain, id);
  world.pass(72 * HOUR - 1);
  await Promise.all([passTeamDeadlines(world.deps), escalateDisputes(world.deps)]);
  expect((await world.disputes(id))[0]?.status).toBe('pending');
  world.pass(1);
  const moved = await Promise.all([escalateDisputes(world.deps), escalateDisputes(world.deps)]);
  expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await world.disputes(id)).toMatchObject([{ status: 'escalated', escalatesAt: null, moderatorId: null }]);
  expect((await storedTeamBattle(world, id)).status).toBe('disputed');
  const told = await world.db.read.select().from(events).where(eq(events.type, 'team.battle-escalated'));
  expect(new Set(told.flatMap(({ concerns }) => concerns))).toEqual(
    new Set([home.captain.userId, away.captain.userId]),
  );
  expect(await judged(moderator, id, 'void')).toBe('SENIOR_ONLY');
  expect(await judged(senior, id, 'void')).toBe('ok');
});

const complain = (actor: Actor, teamBattleId: string, evidenceUrl = '', issue = 'They had a sixth player.') =>
  codeOf(disputeTeamBattle(world.deps, actor, world.key(), { teamBattleId, issue, evidenceUrl }));

it('a captain disputes by an own word too; a void one gives everything back', async () => {
  const [home, away] = await pair(1);
  const id = await runningBattle(world, home, away);
  expect(await complain(home.captain, id, '', 'short')).toBe('BAD_INPUT');
  expect(await complain(home.captain, id, 'not a link')).toBe('BAD_INPUT');
  expect(await complain(home.members[0] as Actor, id)).toBe('CAPTAIN_ONLY');
  expect(await complain(await world.player(), id)).toBe('NOT_FOUND');
  expect(await complain(home.captain, id)).toBe('ok');
  expect(await complain(away.captain, id)).toBe('ALREADY_DISPUTED');
  expect(await codeOf(report(world, away, id, 'won'))).toBe('BATTLE_NOT_ACTIVE');
  const moderator = await world.player({ role: 'moderator' });
  const key = world.key();
  const disputeId = (await world.disputes(id))[0]?.id ?? '';
  const input = { disputeId, action: 'void', winnerId: null, reason: 'Nothing was recorded.' } as const;
  await nothingToAdd(world, disputeId);
  await decideDispute(world.deps, moderator, key, input);
  await decideDispute(world.deps, moderator, key, input);
  expect(await balances([home.captain, away.captain])).toEqual([500_00, 500_00]);
  expect(await readStoredTeam(world, home.id)).toMatchObject({ wins: 0, losses: 0, earningsCents: 0 });
});

it('a dismissed complaint lets the battle go on, and is raised again with a link only that is new in the case', async () => {
  const [home, away] = await pair();
  const id = await runningBattle(world, home, away);
  const moderator = await world.player({ role: 'moderator' });
  expect(await complain(home.captain, id, 'https://recordings.example/first')).toBe('ok');
  world.pass(HOUR);
  expect(await judged(moderator, id, 'dismiss')).toBe('ok');
  expect(await storedTeamBattle(world, id)).toMatchObject({ status: 'active', dueAt: world.now + 3 * HOUR });
  expect(await escrow(id)).toBe(210_00);
  await report(world, away, id, 'won');
  for (const link of ['', 'https://recordings.example/first', `https://recordings.example/${away.captain.userId}`])
    expect(await complain(home.captain, id, link)).toBe('NEW_EVIDENCE_REQUIRED');
  expect((await storedTeamBattle(world, id)).status).toBe('active');
  expect(await complain(home.captain, id, 'https://recordings.example/second')).toBe('ok');
  expect(await world.disputes(id)).toMatchObject([
    { status: 'resolved', action: 'dismiss' },
    { status: 'pending', reportedById: home.captain.userId },
  ]);
  expect(await judged(moderator, id, 'dismiss')).toBe('ok');
  expect(await storedTeamBattle(world, id)).toMatchObject({ status: 'completed', winnerTeamId: away.id });
});
