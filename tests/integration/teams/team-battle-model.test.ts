import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { teamBattles, teamOffers, teamSeats } from '../../../db/teams/team.table.ts';
import { randomOf } from '../../../domain/arcade/random.ts';
import { DISPUTE_ACTIONS } from '../../../domain/disputes/dispute.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { payoutOf, seatHoldOf } from '../../../domain/teams/shares.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { agreeToTeamStake, dropTeamStake } from '../../../gateway/teams/battles/agree-to-team-stake.ts';
import { endTeamOffer } from '../../../gateway/teams/battles/answer-team-offer.ts';
import { disputeTeamBattle } from '../../../gateway/teams/battles/change-team-battle.ts';
import { leaveTeam } from '../../../gateway/teams/change-roster.ts';
import { passTeamDeadlines } from '../../../gateway/teams/battles/pass-team-deadlines.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { type Squad, accept, join, offer, report, squadOf } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const STEPS = engine === 'sqlite' ? 1_200 : 200;
/** The books are checked whole once in so many steps; what each player has, after every step. */
const WHOLE = 40;
const CENTS = 4_000_00;
const RECORDING = 'https://recordings.example/a';
/** How often of each other a command comes. */
const WEIGHTS: Readonly<Record<string, number>> = { offer: 5, accept: 6, agree: 3, report: 8, decide: 4 };

/** What each has, by what became of the seats: nothing else may ever move the money of one. */
async function expectSound(world: World, squads: readonly Squad[]): Promise<void> {
  const { db } = world;
  const players = squads.flatMap(({ captain, members }) => [captain, ...members]);
  const [battles, seats] = await Promise.all([db.read.select().from(teamBattles), db.read.select().from(teamSeats)]);
  const expected = new Map(players.map(({ userId }) => [userId, CENTS]));
  for (const { id, status, winnerTeamId } of battles) {
    const own = seats.filter((seat) => seat.teamBattleId === id);
    if (status === 'active' || status === 'disputed') {
      const held = own.reduce((sum, seat) => sum + seatHoldOf(seat), 0);
      expect([id, await accountCents(db.read, `escrow:${id}`)]).toEqual([id, held]);
    }
    if (status === 'cancelled') continue;
    for (const seat of own) {
      const paid = seat.teamId === winnerTeamId ? payoutOf(seat) : 0;
      expected.set(seat.userId, (expected.get(seat.userId) ?? 0) - seatHoldOf(seat) + paid);
    }
  }
  for (const player of players)
    expect([player.username, await world.balance(player)]).toEqual([player.username, expected.get(player.userId)]);
}

it(`whatever ${STEPS} offers, agreements, reports, disputes, decisions and absences come to, each member’s money is where the seats say (TE-03)`, async () => {
  const world = await World.open();
  const random = randomOf(createHash('sha256').update('battles of teams').digest());
  const pick = <T>(list: readonly T[]): T | undefined => list[list.length > 0 ? random(list.length) : 0];
  const squads: Squad[] = [];
  for (const [n, name] of ['Alpha', 'Bravo', 'Cobra', 'Delta'].entries())
    squads.push(await squadOf(world, `${name} Team`, n, CENTS));
  const judge = await world.player({ role: 'senior_moderator' });
  const one = (): Squad => pick(squads) as Squad;
  const squadWith = (id: string): Squad => squads.find((squad) => squad.id === id) as Squad;
  const { read } = world.db;
  const anOffer = async () => {
    const rows = await read.select().from(teamOffers).orderBy(asc(teamOffers.id));
    return pick(rows.filter(({ status }) => status === 'pending'));
  };
  const aBattle = async () => {
    const rows = await read.select().from(teamBattles).orderBy(asc(teamBattles.id));
    return pick(rows.filter(({ status }) => status === 'active' || status === 'disputed'));
  };
  const onOffer = (act: (row: typeof teamOffers.$inferSelect) => Promise<unknown>) => async () => {
    const row = await anOffer();
    return row && act(row);
  };
  const aMember = (...teamIds: string[]): { squad: Squad; actor: Actor } => {
    const squad = squadWith(pick(teamIds) as string);
    return { squad, actor: pick([squad.captain, ...squad.members]) as Actor };
  };
  const work = () => passTeamDeadlines(world.deps);

  const commands: Readonly<Record<string, () => Promise<unknown>>> = {
    offer: () => offer(world, one(), one(), 10_00 + random(9_000), pick(['captain', 'members'] as const)),
    accept: onOffer(({ id, toTeamId }) => accept(world, squadWith(toTeamId), id, random(6) === 0 ? 1_00 : 1_000_00)),
    decline: onOffer(({ id, toTeamId }) => endTeamOffer(world.deps, squadWith(toTeamId).captain, id, 'decline')),
    withdraw: onOffer(({ id, fromTeamId }) => endTeamOffer(world.deps, squadWith(fromTeamId).captain, id, 'withdraw')),
    agree: onOffer(({ id, fromTeamId, toTeamId }) =>
      agreeToTeamStake(world.deps, aMember(fromTeamId, toTeamId).actor, id, 1_00 + random(10_000)),
    ),
    drop: onOffer(({ id, fromTeamId, toTeamId }) => {
      const { squad, actor } = aMember(fromTeamId, toTeamId);
      return dropTeamStake(world.deps, squad.captain, id, actor.userId);
    }),
    // Whoever leaves while a share is held stays in the line-up of that battle, and comes back to the team.
    leave: async () => {
      const squad = one();
      const actor = pick(squad.members);
      if (!actor) return;
      await leaveTeam(world.deps, actor);
      await join(world, squad, actor);
    },
    report: async () => {
      const battle = await aBattle();
      if (!battle) return;
      const squad = squadWith(pick([battle.homeTeamId, battle.awayTeamId]) as string);
      await report(world, squad, battle.id, pick(['won', 'lost'] as const) ?? 'won');
    },
    complain: async () => {
      const battle = await aBattle();
      if (!battle) return;
      const { actor } = aMember(battle.homeTeamId, battle.awayTeamId);
      const complaint = { teamBattleId: battle.id, issue: 'They were six.', evidenceUrl: RECORDING };
      await disputeTeamBattle(world.deps, actor, world.key(), complaint);
    },
    decide: async () => {
      const battle = await aBattle();
      const dispute = battle && (await world.disputes(battle.id)).at(-1);
      if (!dispute) return;
      await decideDispute(world.deps, judge, world.key(), {
        disputeId: dispute.id,
        action: pick(DISPUTE_ACTIONS) ?? 'void',
        winnerId: pick([null, battle.homeTeamId, battle.awayTeamId]) ?? null,
        reason: 'The recording shows it.',
      });
    },
    hours: async () => {
      world.pass(random(4) * HOUR);
      await work();
    },
    work,
  };
  const names = Object.keys(commands);
  const dealt = names.flatMap((name) => Array.from({ length: WEIGHTS[name] ?? 1 }, () => name));
  const done = new Map<string, number>();
  for (let step = 0; step < STEPS; step++) {
    const name = pick(dealt) ?? '';
    const code = await codeOf(commands[name]?.() ?? Promise.resolve());
    const told = code === 'ok' ? name : `${name}: ${code}`;
    done.set(told, (done.get(told) ?? 0) + 1);
    await expectSound(world, squads);
    if (step % WHOLE === 0) expect(await findViolations(read, { isOrdered: false })).toEqual([]);
  }
  expect([...done.keys()]).toEqual(expect.arrayContaining(names));
  const ends = new Set((await read.select().from(teamBattles)).map(({ status }) => status));
  expect([...ends]).toEqual(expect.arrayContaining(['completed', 'cancelled']));
  world.pass(80 * HOUR);
  await work();
  await work();
  expect((await read.select().from(teamBattles)).filter(({ status }) => status === 'active')).toEqual([]);
  expect(await findViolations(read, { isOrdered: false })).toEqual([]);
  await world.close();
}, 300_000);
