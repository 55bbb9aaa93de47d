import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { readLineup } from '../../../db/tournaments/lineup.queries.ts';
import { contestedMatch } from '../../../gateway/tournaments/bracket/contested-match.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { correctTournament, previewCorrection } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { checkInMatch } from '../../../gateway/tournaments/bracket/play-match.ts';
import { readMatchPage } from '../../../gateway/tournaments/read-tournament.ts';
import { readTournament } from '../../../db/tournaments/tournament.queries.ts';
import { ruleMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { leaveTeam } from '../../../gateway/teams/change-roster.ts';
import { startPause } from '../../../gateway/wallet/limits/start-pause.ts';
import { item } from '../../../domain/tournaments/graph.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { agree, enterTeam, propose, runningTeamCup } from '../../support/lineup-steps.ts';
import { type Squad, join, readStoredTeam, rosterOf, squadOf } from '../../support/team-steps.ts';
import {
  beginMatch,
  comeIn,
  enter,
  entrantsOf,
  leave,
  openTournament,
  passTime,
  playMatch,
  say,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  // Whoever reacts to events begins with what happens from now on.
  await settle();
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const refusal = (code: string, more: object = {}) => ({ refusal: { code, ...more } });
/** Events reach whoever reacts to them, and what they have set going is done. */
const settle = async () => {
  await passTime(world);
  await deliverEverything(world.deps, openLog('silent'));
  await passTime(world);
};
const escrowOf = (id: string) => accountCents(world.db.read, `escrow:${id}`);
const open = async (more: object = {}) => openTournament(world, await world.player(), { teamSize: 3, ...more });
const member = (squad: Squad, n = 0) => item(squad.members, n);

describe('the entry of a team', () => {
  it('holds nothing and takes no place until all have agreed, then the share of each, to the cent', async () => {
    const id = await open();
    const squad = await squadOf(world, 'Ash Wolves', 2, 100_00);
    await propose(world, squad, id, squad.members);
    await agree(world, member(squad), id);
    expect([await escrowOf(id), (await tournamentOf(world, id)).entrants]).toEqual([0, 0]);
    await agree(world, member(squad, 1), id);
    expect([await escrowOf(id), (await tournamentOf(world, id)).entrants]).toEqual([10_50, 1]);
    // Of 10.00 and 0.50: 3.34 and 0.17, 3.33 and 0.17, 3.33 and 0.16.
    const left = await Promise.all([squad.captain, ...squad.members].map((actor) => world.balance(actor)));
    expect(left[0]).toBe(100_00 - 3_51);
    expect(new Set(left.slice(1))).toEqual(new Set([100_00 - 3_50, 100_00 - 3_49]));
    const [entrant] = await listEntrants(world.db.read, id);
    expect(entrant).toMatchObject({ userId: squad.captain.userId, teamId: squad.id, username: 'Ash Wolves' });
  });

  it('is a captain’s alone, with as many of the team as asked for, and nobody’s who enters alone', async () => {
    const id = await open();
    const squad = await squadOf(world, 'Birch Foxes', 2, 100_00);
    const stranger = await world.player({ cents: 100_00 });
    await expect(propose(world, { captain: member(squad) }, id, [])).rejects.toMatchObject(refusal('CAPTAIN_ONLY'));
    await expect(propose(world, { captain: stranger }, id, [])).rejects.toMatchObject(refusal('NOT_IN_A_TEAM'));
    await expect(propose(world, squad, id, [member(squad)])).rejects.toMatchObject(refusal('LINEUP_IMPOSSIBLE'));
    await expect(propose(world, squad, id, [member(squad), stranger])).rejects.toMatchObject(
      refusal('LINEUP_IMPOSSIBLE'),
    );
    await expect(enter(world, stranger, id)).rejects.toMatchObject(refusal('FOR_TEAMS'));
    await expect(agree(world, stranger, id)).rejects.toMatchObject(refusal('NOT_ENTERED'));
    const alone = await openTournament(world, await world.player());
    await expect(propose(world, squad, alone, squad.members)).rejects.toMatchObject(refusal('FOR_PLAYERS'));
  });

  it('charges nobody above what they agreed to', async () => {
    const id = await open();
    const squad = await squadOf(world, 'Cedar Owls', 2, 100_00);
    await propose(world, squad, id, squad.members);
    await expect(agree(world, member(squad), id, 3_48)).rejects.toMatchObject(refusal('LINEUP_CHANGED'));
    expect((await readLineup(world.db.read, id, squad.captain.userId)).filter((seat) => seat.agreedAt)).toHaveLength(1);
  });

  it('is nobody’s where the share of one cannot be held, and names who it is and not why', async () => {
    const id = await open();
    const other = await openTournament(world, await world.player(), { buyInCents: 95_00 });
    const squad = await squadOf(world, 'Dune Hawks', 2, 100_00);
    await propose(world, squad, id, squad.members);
    await agree(world, member(squad), id);
    await enter(world, member(squad), other);
    await expect(agree(world, member(squad, 1), id)).rejects.toMatchObject(
      refusal('LINEUP_CHANGED', { data: { userId: member(squad).userId } }),
    );
    expect(await escrowOf(id)).toBe(0);
    expect(await world.balance(squad.captain)).toBe(100_00);
  });

  it('ends with one no, with the end of registration, and with whoever leaves the team', async () => {
    const id = await open();
    const squad = await squadOf(world, 'Elm Bears', 2, 100_00);
    const lineup = () => readLineup(world.db.read, id, squad.captain.userId);
    await propose(world, squad, id, squad.members);
    await leave(world, member(squad), id);
    expect(await lineup()).toEqual([]);
    await propose(world, squad, id, squad.members);
    await leaveTeam(world.deps, member(squad));
    await settle();
    expect(await lineup()).toEqual([]);
    await join(world, squad, member(squad));
    await propose(world, squad, id, squad.members);
    for (const name of ['Fen Lynxes', 'Gale Rooks']) await enterTeam(world, await squadOf(world, name, 2, 100_00), id);
    await toNextStage(world, id);
    expect(await lineup()).toEqual([]);
    await expect(propose(world, squad, id, squad.members)).rejects.toMatchObject(refusal('REGISTRATION_CLOSED'));
  });

  it('gives everybody the own share back when one leaves, takes a break or goes from the team, and a team that waits moves up', async () => {
    const id = await open({ capacity: 2 });
    const one = await squadOf(world, 'Hail Crows', 2, 100_00);
    const two = await squadOf(world, 'Iron Moths', 2, 100_00);
    const three = await squadOf(world, 'Jade Pikes', 2, 100_00);
    for (const squad of [one, two, three]) {
      world.pass(1);
      await enterTeam(world, squad, id);
    }
    expect((await entrantsOf(world, id)).map(({ status }) => status)).toEqual(['entered', 'entered', 'waiting']);
    expect(await world.balance(three.captain)).toBe(100_00);
    await leave(world, member(one), id);
    await settle();
    for (const actor of [one.captain, ...one.members]) expect(await world.balance(actor)).toBe(100_00);
    expect(await world.balance(three.captain)).toBe(100_00 - 3_51);
    expect(await escrowOf(id)).toBe(21_00);
    await startPause(world.deps, member(two), { kind: 'cool-off', length: 1 });
    for (const actor of [two.captain, ...two.members]) expect(await world.balance(actor)).toBe(100_00);
    await leaveTeam(world.deps, member(three));
    await settle();
    for (const actor of [three.captain, ...three.members]) expect(await world.balance(actor)).toBe(100_00);
  });

  it('is one of a team and one of a player: of two captains who name one player, and of two line-ups for the last place, one is first', async () => {
    const id = await open({ capacity: 2, teamSize: 2 });
    const squad = await squadOf(world, 'Kelp Stags', 2, 100_00);
    await propose(world, squad, id, [member(squad)]);
    await leaveTeam(world.deps, member(squad));
    const other = await squadOf(world, 'Loam Swifts', 0, 100_00);
    await join(world, other, member(squad));
    // Before the news of the leaving has arrived, the seat is still taken.
    await expect(propose(world, other, id, [member(squad)])).rejects.toMatchObject(
      refusal('IN_A_LINEUP', { data: { userId: member(squad).userId } }),
    );
    await settle();
    await propose(world, other, id, [member(squad)]);
    await enterTeam(world, await squadOf(world, 'Moss Gulls', 1, 100_00), id);
    const last = await squadOf(world, 'Nova Voles', 1, 100_00);
    await propose(world, last, id, last.members);
    await Promise.all([agree(world, member(squad), id), agree(world, member(last), id)]);
    const statuses = (await entrantsOf(world, id)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['entered', 'entered', 'waiting']);
    expect((await tournamentOf(world, id)).entrants).toBe(2);
    expect(await escrowOf(id)).toBe(21_00);
  });
});

describe('a tournament of teams', () => {
  it('is checked in and reported by captains alone; everybody of a line-up reads the match as a player does, and decides none of it', async () => {
    const cup = await runningTeamCup(world, ['Onyx Terns', 'Pine Drakes']);
    const [home] = cup.squads;
    if (!home) throw new Error('there are two teams');
    const at = { tournamentId: cup.id, match: 0, attempt: 1 };
    await expect(checkInMatch(world.deps, member(home), world.key(), at)).rejects.toMatchObject(
      refusal('CAPTAIN_ONLY'),
    );
    const row = await beginMatch(world, cup, 0);
    await expect(say(world, member(home), row, [1, 0])).rejects.toMatchObject(refusal('CAPTAIN_ONLY'));
    await say(world, home.captain, row, [1, 0]);
    const view = await readTournament(world.db.read, cup.id);
    if (!view) throw new Error('there is the tournament');
    const page = await readMatchPage(world.deps, member(home), view, 0);
    expect(page).toMatchObject({ viewerSide: 0, players: [{ username: 'Onyx Terns' }, { username: 'Pine Drakes' }] });
    expect(page?.words).toHaveLength(1);
    const contest = (await contestedMatch.describe(world.db.read, [`${cup.id}:0:1`])).get(`${cup.id}:0:1`);
    expect(contest?.sides.map(({ players }) => players.map(({ id }) => id).toSorted())).toEqual(
      cup.squads.map(({ captain, members }) => [captain, ...members].map(({ userId }) => userId).toSorted()),
    );
  });

  it('lets no moderator of a line-up decide its match', async () => {
    const judge = await world.player({ role: 'moderator', cents: 100_00 });
    const organiser = await world.player();
    const id = await openTournament(world, organiser, { teamSize: 2 });
    const own = await squadOf(world, 'Quartz Elks', 0, 100_00);
    await join(world, own, judge);
    const squads = [{ ...own, members: [judge] }, await squadOf(world, 'Reed Newts', 1, 100_00)];
    for (const squad of squads) await enterTeam(world, squad, id);
    await toNextStage(world, id);
    for (const { captain } of squads) await comeIn(world, captain, id);
    await toNextStage(world, id);
    const ruling = {
      tournamentId: id,
      match: 0,
      winnerId: own.captain.userId,
      isDraw: false,
      games: null,
      reason: 'Seen.',
    };
    await expect(ruleMatch(world.deps, judge, world.key(), ruling)).rejects.toMatchObject(refusal('OWN_MATCH'));
    const cancel = cancelTournament(world.deps, judge, world.key(), { id, reason: 'No.' });
    await expect(cancel).rejects.toMatchObject(refusal('OWN_MATCH'));
  });

  it('pays each of a line-up the own part, counts for the teams, and a correction moves both by the difference', async () => {
    const cup = await runningTeamCup(world, ['Salt Hares', 'Tarn Crabs'], { buyInCents: 10_01, prizeTable: [100] });
    const [one, two] = cup.squads;
    if (!one || !two) throw new Error('there are two teams');
    await playMatch(world, cup, 0, 0);
    await settle();
    // 20.02 of prize; 10.01 and 0.50 each team, of which the captain puts in 5.01 and 0.25.
    expect(await world.balance(one.captain)).toBe(100_00 - 5_26 + 10_01);
    expect(await world.balance(member(one))).toBe(100_00 - 5_25 + 10_01);
    expect(await world.balance(two.captain)).toBe(100_00 - 5_26);
    expect(await readStoredTeam(world, one.id)).toMatchObject({ wins: 1, losses: 0, earningsCents: 20_02 - 10_51 });
    expect(await readStoredTeam(world, two.id)).toMatchObject({ wins: 0, losses: 1, earningsCents: -10_51 });
    const won = (await rosterOf(world, one.id)).find(({ userId }) => userId === member(one).userId);
    expect(won).toMatchObject({ wins: 1, earningsCents: 10_01 - 5_25 });

    const admin = await world.player({ role: 'administrator' });
    const asked = {
      tournamentId: cup.id,
      results: [{ match: 0, winnerId: two.captain.userId, isDraw: false, games: null }],
      verdicts: [],
    };
    const { version } = await previewCorrection(world.deps, admin, asked);
    await correctTournament(world.deps, admin, world.key(), { ...asked, version, reason: 'Seen on the recording.' });
    await settle();
    expect(await world.balance(member(one))).toBe(100_00 - 5_25);
    expect(await world.balance(member(two))).toBe(100_00 - 5_25 + 10_01);
    // A forfeit is no match that both have played.
    expect(await readStoredTeam(world, one.id)).toMatchObject({ wins: 0, losses: 0, earningsCents: -10_51 });
    expect(await readStoredTeam(world, two.id)).toMatchObject({ wins: 0, losses: 0, earningsCents: 20_02 - 10_51 });
  });

  it('gives everybody everything back when it is cancelled, and whose team is absent at the start', async () => {
    const id = await open({ teamSize: 2 });
    const squads = [];
    for (const name of ['Umber Jays', 'Vale Seals', 'Wren Asps']) squads.push(await squadOf(world, name, 1, 100_00));
    for (const squad of squads) await enterTeam(world, squad, id);
    await toNextStage(world, id);
    for (const { captain } of squads.slice(1)) await comeIn(world, captain, id);
    await toNextStage(world, id);
    const absent = item(squads, 0);
    for (const actor of [absent.captain, ...absent.members]) expect(await world.balance(actor)).toBe(100_00);
    const staff = await world.player({ role: 'moderator' });
    await cancelTournament(world.deps, staff, world.key(), { id, reason: 'The game is down.' });
    for (const { captain, members } of squads)
      for (const actor of [captain, ...members]) expect(await world.balance(actor)).toBe(100_00);
    expect(await escrowOf(id)).toBe(0);
  });
});
