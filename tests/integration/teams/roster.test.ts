import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  joinByCode,
  answerTeamInvitation,
  answerTeamRequest,
  inviteToTeam,
  withdrawTeamAsk,
} from '../../../gateway/teams/ask-membership.ts';
import { handOverTeam, leaveTeam, removeFromTeam, setTeamRole } from '../../../gateway/teams/change-roster.ts';
import { createTeam } from '../../../gateway/teams/create-team.ts';
import { editTeam, renewTeamCode } from '../../../gateway/teams/edit-team.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findViolations } from '../../support/invariants.ts';
import {
  type Squad,
  askOf,
  offer,
  join,
  readStoredTeam,
  rosterOf,
  runningBattle,
  squadOf,
  storedOffer,
} from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const rolesOf = async (teamId: string) =>
  Object.fromEntries((await rosterOf(world, teamId)).map(({ userId, role }) => [userId, role]));
const ask = async (squad: Squad, player: Actor) => (await askOf(world, squad.id, player))?.id ?? 'none';

describe('founding', () => {
  it('makes the founder Captain with a fresh code, once for a key (TE-04)', async () => {
    const founder = await world.player();
    const key = world.key();
    const input = { name: '  Storm  Riders ', description: ' We ride. ' };
    const id = await createTeam(world.deps, founder, key, input);
    expect(await createTeam(world.deps, founder, key, input)).toBe(id);
    const team = await readStoredTeam(world, id);
    expect(team).toMatchObject({ name: 'Storm Riders', description: 'We ride.', wins: 0, losses: 0 });
    expect(team.inviteCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await rolesOf(id)).toEqual({ [founder.userId]: 'captain' });
    expect(await codeOf(createTeam(world.deps, founder, world.key(), { name: 'Second', description: '' }))).toBe(
      'IN_A_TEAM',
    );
  });

  it('refuses a name that looks like another, an unusable one and a long description', async () => {
    await squadOf(world, 'Iron Wolves');
    const player = await world.player();
    const create = (name: string, description = '') =>
      codeOf(createTeam(world.deps, player, world.key(), { name, description }));
    expect(await create('iron-w0lves')).toBe('TEAM_NAME_TAKEN');
    expect(await create('Gauntlet')).toBe('TEAM_NAME_UNUSABLE');
    expect(await create('Fine Name', 'x'.repeat(501))).toBe('BAD_INPUT');
  });

  it('gives a name to one of ten who want it at once', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => world.player()));
    const codes = await Promise.all(
      players.map((player) =>
        codeOf(createTeam(world.deps, player, world.key(), { name: 'The One', description: '' })),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'TEAM_NAME_TAKEN')).toHaveLength(9);
  });

  it('the captain alone edits and renews the code, and the old one opens nothing', async () => {
    const squad = await squadOf(world, 'Editors', 1);
    const [member] = squad.members as [Actor];
    const before = await readStoredTeam(world, squad.id);
    expect(await codeOf(editTeam(world.deps, member, 'mine'))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(renewTeamCode(world.deps, member))).toBe('CAPTAIN_ONLY');
    await editTeam(world.deps, squad.captain, 'Ours');
    await renewTeamCode(world.deps, squad.captain);
    const after = await readStoredTeam(world, squad.id);
    expect(after.description).toBe('Ours');
    expect(after.inviteCode).not.toBe(before.inviteCode);
    const player = await world.player();
    expect(await codeOf(joinByCode(world.deps, player, before.inviteCode))).toBe('TEAM_CODE_UNKNOWN');
    expect(await codeOf(joinByCode(world.deps, player, ` ${after.inviteCode.toLowerCase()} `))).toBe('ok');
  });
});

describe('joining', () => {
  it('by a code asks, and the captain’s decision changes the roster (TE-08)', async () => {
    const squad = await squadOf(world, 'Askers');
    const [yes, no] = [await world.player(), await world.player()];
    const { inviteCode } = await readStoredTeam(world, squad.id);
    for (const player of [yes, no]) {
      await joinByCode(world.deps, player, inviteCode);
      await joinByCode(world.deps, player, inviteCode);
    }
    expect(await rosterOf(world, squad.id)).toHaveLength(1);
    expect(await codeOf(answerTeamRequest(world.deps, yes, await ask(squad, yes), true))).toBe('NOT_IN_A_TEAM');
    await answerTeamRequest(world.deps, squad.captain, await ask(squad, yes), true);
    await answerTeamRequest(world.deps, squad.captain, await ask(squad, no), false);
    expect(await rolesOf(squad.id)).toEqual({ [squad.captain.userId]: 'captain', [yes.userId]: 'fragger' });
    expect(await ask(squad, no)).toBe('none');
    expect(await codeOf(joinByCode(world.deps, yes, inviteCode))).toBe('IN_A_TEAM');
    expect(await codeOf(joinByCode(world.deps, no, 'NOSUCHCO'))).toBe('TEAM_CODE_UNKNOWN');
  });

  it('by an invitation: accepted makes a member, declined takes it away (TE-07)', async () => {
    const squad = await squadOf(world, 'Inviters', 1);
    const [yes, no] = [await world.player(), await world.player()];
    const [member] = squad.members as [Actor];
    expect(await codeOf(inviteToTeam(world.deps, member, yes.username))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(inviteToTeam(world.deps, squad.captain, 'nobody-at-all'))).toBe('NOT_FOUND');
    expect(await codeOf(inviteToTeam(world.deps, squad.captain, squad.captain.username))).toBe('ONESELF');
    expect(await codeOf(inviteToTeam(world.deps, squad.captain, member.username))).toBe('IN_A_TEAM');
    await inviteToTeam(world.deps, squad.captain, yes.username.toUpperCase());
    await inviteToTeam(world.deps, squad.captain, no.username);
    const id = await ask(squad, yes);
    expect(await codeOf(answerTeamInvitation(world.deps, no, id, true))).toBe('NOT_FOUND');
    expect(await codeOf(answerTeamRequest(world.deps, squad.captain, id, true))).toBe('NOT_FOUND');
    await answerTeamInvitation(world.deps, yes, id, true);
    await answerTeamInvitation(world.deps, no, await ask(squad, no), false);
    expect((await rosterOf(world, squad.id)).map(({ userId }) => userId).toSorted()).toEqual(
      [squad.captain, member, yes].map(({ userId }) => userId).toSorted(),
    );
    expect(await ask(squad, no)).toBe('none');
  });

  it('happens at once when both have asked, and every other question is answered with it', async () => {
    const [one, other] = [await squadOf(world, 'Both One'), await squadOf(world, 'Both Other')];
    const [asks, invited] = [await world.player(), await world.player()];
    await joinByCode(world.deps, asks, (await readStoredTeam(world, one.id)).inviteCode);
    await joinByCode(world.deps, asks, (await readStoredTeam(world, other.id)).inviteCode);
    await inviteToTeam(world.deps, one.captain, asks.username);
    await inviteToTeam(world.deps, one.captain, invited.username);
    await joinByCode(world.deps, invited, (await readStoredTeam(world, one.id)).inviteCode);
    expect(await rosterOf(world, one.id)).toHaveLength(3);
    expect(await ask(other, asks)).toBe('none');
    await withdrawTeamAsk(world.deps, other.captain, 'none').catch(() => undefined);
  });

  it('what was asked can be taken back, by who asked', async () => {
    const squad = await squadOf(world, 'Takers');
    const [asks, invited] = [await world.player(), await world.player()];
    await joinByCode(world.deps, asks, (await readStoredTeam(world, squad.id)).inviteCode);
    await inviteToTeam(world.deps, squad.captain, invited.username);
    expect(await codeOf(withdrawTeamAsk(world.deps, squad.captain, await ask(squad, asks)))).toBe('NOT_FOUND');
    expect(await codeOf(withdrawTeamAsk(world.deps, invited, await ask(squad, invited)))).toBe('NOT_FOUND');
    await withdrawTeamAsk(world.deps, asks, await ask(squad, asks));
    await withdrawTeamAsk(world.deps, squad.captain, await ask(squad, invited));
    expect([await ask(squad, asks), await ask(squad, invited)]).toEqual(['none', 'none']);
  });

  it('lets one of five who are accepted at once have the last place', async () => {
    const squad = await squadOf(world, 'Nearly Full', 8);
    const players = await Promise.all(Array.from({ length: 5 }, () => world.player()));
    const { inviteCode } = await readStoredTeam(world, squad.id);
    for (const player of players) await joinByCode(world.deps, player, inviteCode);
    const asks = await Promise.all(players.map((player) => ask(squad, player)));
    const codes = await Promise.all(asks.map((id) => codeOf(answerTeamRequest(world.deps, squad.captain, id, true))));
    expect(codes.toSorted()).toEqual(['TEAM_FULL', 'TEAM_FULL', 'TEAM_FULL', 'TEAM_FULL', 'ok']);
    expect(await rosterOf(world, squad.id)).toHaveLength(10);
    expect(await codeOf(joinByCode(world.deps, await world.player(), inviteCode))).toBe('TEAM_FULL');
  });

  it('puts a player whom two captains take at once into one team', async () => {
    const [one, other] = [await squadOf(world, 'Grab One'), await squadOf(world, 'Grab Other')];
    const player = await world.player();
    for (const { id } of [one, other])
      await joinByCode(world.deps, player, (await readStoredTeam(world, id)).inviteCode);
    const codes = await Promise.all(
      [one, other].map(async (squad) =>
        codeOf(answerTeamRequest(world.deps, squad.captain, await ask(squad, player), true)),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    const seats = [...(await rosterOf(world, one.id)), ...(await rosterOf(world, other.id))];
    expect(seats.filter(({ userId }) => userId === player.userId)).toHaveLength(1);
  });
});

describe('the roster', () => {
  it('the captain gives roles, takes members out and hands over; members do not', async () => {
    const squad = await squadOf(world, 'Rolers', 2);
    const [one, two] = squad.members as [Actor, Actor];
    await setTeamRole(world.deps, squad.captain, one.userId, 'igl');
    expect(await codeOf(setTeamRole(world.deps, squad.captain, one.userId, 'captain'))).toBe('BAD_INPUT');
    expect(await codeOf(setTeamRole(world.deps, one, two.userId, 'sniper'))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(removeFromTeam(world.deps, one, two.userId))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(leaveTeam(world.deps, squad.captain))).toBe('CAPTAIN_ONLY');
    await handOverTeam(world.deps, squad.captain, one.userId);
    expect(await rolesOf(squad.id)).toEqual({
      [squad.captain.userId]: 'igl',
      [one.userId]: 'captain',
      [two.userId]: 'fragger',
    });
    expect(await codeOf(removeFromTeam(world.deps, squad.captain, two.userId))).toBe('CAPTAIN_ONLY');
    await removeFromTeam(world.deps, one, two.userId);
    await leaveTeam(world.deps, squad.captain);
    expect(await rolesOf(squad.id)).toEqual({ [one.userId]: 'captain' });
  });

  it('the last one who leaves disbands it: its name is free, its code opens nothing, offers end', async () => {
    const [squad, other] = [await squadOf(world, 'Short Lived'), await squadOf(world, 'Long Lived')];
    const { inviteCode } = await readStoredTeam(world, squad.id);
    const [sent, got] = [await offer(world, squad, other), await offer(world, other, squad)];
    await leaveTeam(world.deps, squad.captain);
    expect((await readStoredTeam(world, squad.id)).disbandedAt).toBe(world.now);
    for (const id of [sent, got]) expect((await storedOffer(world, id)).status).toBe('withdrawn');
    const player = await world.player();
    expect(await codeOf(joinByCode(world.deps, player, inviteCode))).toBe('TEAM_CODE_UNKNOWN');
    expect(await codeOf(createTeam(world.deps, player, world.key(), { name: 'Short Lived', description: '' }))).toBe(
      'ok',
    );
  });

  it('the last one stays while a battle is open, and others may go', async () => {
    const [squad, other] = [await squadOf(world, 'Busy', 1), await squadOf(world, 'Busy Foe')];
    await runningBattle(world, squad, other);
    await leaveTeam(world.deps, squad.members[0] as Actor);
    expect(await codeOf(leaveTeam(world.deps, squad.captain))).toBe('TEAM_BUSY');
  });

  it('a hand-over ends what the old captain had sent, and not what the team got', async () => {
    const [squad, other] = [await squadOf(world, 'Handers', 1), await squadOf(world, 'Handed')];
    const [sent, got] = [await offer(world, squad, other), await offer(world, other, squad)];
    await handOverTeam(world.deps, squad.captain, (squad.members[0] as Actor).userId);
    expect((await storedOffer(world, sent)).status).toBe('withdrawn');
    expect((await storedOffer(world, got)).status).toBe('pending');
  });

  it('has one captain after hand-overs, leaving and removals at once', async () => {
    for (let round = 0; round < 5; round++) {
      const squad = await squadOf(world, `Racers ${'ABCDE'[round]}x`, 4);
      const [a, b, c, d] = squad.members as [Actor, Actor, Actor, Actor];
      const codes = await Promise.all([
        codeOf(handOverTeam(world.deps, squad.captain, a.userId)),
        codeOf(handOverTeam(world.deps, squad.captain, b.userId)),
        codeOf(leaveTeam(world.deps, a)),
        codeOf(leaveTeam(world.deps, squad.captain)),
        codeOf(removeFromTeam(world.deps, squad.captain, c.userId)),
        codeOf(leaveTeam(world.deps, d)),
      ]);
      expect(codes.every((code) => ['ok', 'CAPTAIN_ONLY', 'NOT_FOUND', 'NOT_IN_A_TEAM'].includes(code))).toBe(true);
      const roster = await rosterOf(world, squad.id);
      expect(roster.filter(({ role }) => role === 'captain')).toHaveLength(1);
    }
  });

  it('a player may come back after leaving', async () => {
    const squad = await squadOf(world, 'Returners', 1);
    const [player] = squad.members as [Actor];
    await leaveTeam(world.deps, player);
    await join(world, squad, player);
    expect(await rosterOf(world, squad.id)).toHaveLength(2);
  });
});
