import { describe, expect, it } from 'vitest';
import { CONTEST_WINDOW, BATTLE_WINDOW } from '../battles/battle.ts';
import {
  type OwnScore,
  type TeamBattle,
  decideTeamBattle,
  disputeTeamBattle,
  passTeamDeadline,
  reportTeamBattle,
  reportsOf,
  standingTeam,
  startTeamBattle,
} from './team-battle.ts';
import { TEAM_BATTLE_STATUSES } from './team.ts';

const started = startTeamBattle({ homeTeamId: 'h', awayTeamId: 'a' }, 1_000);
const battle: TeamBattle = started.battle;

const recordingUrl = 'https://recordings.example/1';
const claimed = (claim: 'won' | 'lost', score: OwnScore | null = null) => ({ claim, score, recordingUrl });
const report = (from: TeamBattle, team: string, claim: 'won' | 'lost', score: OwnScore | null = null, now = 2_000) => {
  const ruling = reportTeamBattle(from, team, claimed(claim, score), now);
  if (!ruling.ok) throw new Error(ruling.refusal.code);
  return ruling.value;
};
const codeOf = (ruling: { ok: boolean; refusal?: { code: string } }) => (ruling.ok ? 'ok' : ruling.refusal?.code);

it('starts with the money held and three hours to report', () => {
  expect(started).toMatchObject({ money: 'hold', event: 'team.battle-started' });
  expect(battle).toMatchObject({ status: 'active', endsAt: 1_000 + BATTLE_WINDOW, dueAt: 1_000 + BATTLE_WINDOW });
});

describe('reports', () => {
  it('the first one opens the contest window and moves no money', () => {
    expect(report(battle, 'h', 'won')).toMatchObject({
      money: null,
      event: 'team.battle-reported',
      battle: { status: 'active', homeClaim: 'h', awayClaim: null, dueAt: 2_000 + CONTEST_WINDOW },
    });
    expect(report(battle, 'a', 'won').battle).toMatchObject({ homeClaim: null, awayClaim: 'a' });
    expect(report(battle, 'a', 'lost').battle).toMatchObject({ awayClaim: 'h' });
  });

  it.each([
    ['h', 'won', 'a', 'lost', 'h'],
    ['h', 'lost', 'a', 'won', 'a'],
    ['a', 'won', 'h', 'lost', 'a'],
    ['a', 'lost', 'h', 'won', 'h'],
  ] as const)('%s %s and %s %s is one answer: %s is paid at once', (one, first, other, second, winnerTeamId) => {
    const transition = report(report(battle, one, first).battle, other, second);
    expect(transition).toMatchObject({ money: 'settle', event: 'team.battle-completed' });
    expect(transition.battle).toMatchObject({ status: 'completed', winnerTeamId, dueAt: null });
  });

  it.each(['won', 'lost'] as const)('two that say %s are a dispute, the money stays', (claim) => {
    const transition = report(report(battle, 'h', claim).battle, 'a', claim);
    expect(transition).toMatchObject({ money: null, event: 'team.battle-disputed' });
    expect(transition.battle).toMatchObject({ status: 'disputed', winnerTeamId: null, dueAt: null });
  });

  it('each side says it once, strangers never, and only of a running battle', () => {
    const said = report(battle, 'h', 'won').battle;
    expect(codeOf(reportTeamBattle(said, 'h', claimed('lost'), 0))).toBe('ALREADY_REPORTED');
    expect(codeOf(reportTeamBattle(battle, 'x', claimed('won'), 0))).toBe('NOT_A_PARTICIPANT');
    for (const status of TEAM_BATTLE_STATUSES)
      expect(codeOf(reportTeamBattle({ ...battle, status }, 'h', claimed('won'), 0))).toBe(
        status === 'active' ? 'ok' : 'BATTLE_NOT_ACTIVE',
      );
  });

  it('keeps the first score, turned to home and away, and refuses one that says otherwise than the claim', () => {
    expect(report(battle, 'a', 'won', { own: 13, other: 7 }).battle).toMatchObject({ homeScore: 7, awayScore: 13 });
    const said = report(battle, 'h', 'won', { own: 13, other: 9 }).battle;
    expect(report(said, 'a', 'lost', { own: 3, other: 13 }).battle).toMatchObject({ homeScore: 13, awayScore: 9 });
    expect(report(report(battle, 'h', 'won').battle, 'a', 'lost', { own: 3, other: 13 }).battle).toMatchObject({
      homeScore: 13,
      awayScore: 3,
    });
    for (const [claim, own, other] of [
      ['won', 9, 13],
      ['won', 9, 9],
      ['lost', 13, 9],
      ['lost', 9, 9],
      ['won', 1.5, 0],
      ['won', 1_000, 0],
      ['lost', -1, 0],
    ] as const)
      expect(codeOf(reportTeamBattle(battle, 'h', claimed(claim, { own, other }), 0))).toBe('BAD_INPUT');
  });
});

describe('reports without a recording (CH-17)', () => {
  const bare = (from: TeamBattle, team: string, claim: 'won' | 'lost') =>
    codeOf(reportTeamBattle(from, team, { claim, score: null, recordingUrl: '' }, 3_000));

  it.each([
    ['h', 'a'],
    ['a', 'h'],
  ] as const)('%s concedes and confirms without one, and claims a win with one alone', (team, other) => {
    expect(bare(battle, team, 'lost')).toBe('ok');
    expect(bare(report(battle, other, 'won').battle, team, 'lost')).toBe('ok');
    expect(bare(report(battle, other, 'lost').battle, team, 'won')).toBe('ok');
    expect(bare(battle, team, 'won')).toBe('RECORDING_REQUIRED');
    expect(bare(report(battle, other, 'won').battle, team, 'won')).toBe('RECORDING_REQUIRED');
  });
});

describe('the rounds of both captains', () => {
  const won = (team: string, own: number, other: number, from = battle) =>
    report(from, team, 'won', { own, other }, 3_000).battle;
  const shown = (from: TeamBattle) => reportsOf(from).map(({ side, rounds }) => [side, rounds]);

  it.each([
    [[13, 7] as const, [13, 7] as const],
    [[13, 11] as const, [16, 14] as const],
    [[2, 0] as const, [13, 12] as const],
    [[1, 0] as const, [999, 998] as const],
  ])('both stay where each says that it won: %j and %j', ([own, lost], [theirs, ours]) => {
    const contested = won('a', theirs, ours, won('h', own, lost));
    expect(contested).toMatchObject({ status: 'disputed', homeScore: own, awayScore: lost });
    expect(shown(contested)).toEqual([
      ['h', [own, lost]],
      ['a', [ours, theirs]],
    ]);
  });

  it('the decision keeps those of its winner, whoever spoke first', () => {
    const contested = won('a', 13, 7, won('h', 13, 9));
    const decided = (winnerId: string) => decideTeamBattle(contested, { kind: 'award', winnerId }, 9_000).battle;
    expect(decided('h')).toMatchObject({ homeScore: 13, awayScore: 9 });
    expect(decided('a')).toMatchObject({ homeScore: 7, awayScore: 13 });
  });

  it('a word that names none shows none', () => {
    expect(shown(report(won('h', 13, 9), 'a', 'won').battle)).toEqual([
      ['h', [13, 9]],
      ['a', null],
    ]);
  });

  it('where it was not kept whose they are, they go with the word that they agree with', () => {
    const old = { ...won('a', 13, 7, won('h', 13, 9)), homeRounds: null, awayRounds: null };
    expect(shown(old)).toEqual([
      ['h', [13, 9]],
      ['a', null],
    ]);
    expect(decideTeamBattle(old, { kind: 'award', winnerId: 'a' }, 9_000).battle).toMatchObject({ homeScore: null });
  });
});

describe('disputes', () => {
  it('either captain opens one while the battle runs', () => {
    for (const team of ['h', 'a'])
      expect(disputeTeamBattle(battle, team)).toMatchObject({ ok: true, value: { battle: { status: 'disputed' } } });
    expect(codeOf(disputeTeamBattle(battle, 'x'))).toBe('NOT_A_PARTICIPANT');
    expect(codeOf(disputeTeamBattle({ ...battle, status: 'disputed' }, 'h'))).toBe('ALREADY_DISPUTED');
    for (const status of ['completed', 'cancelled'] as const)
      expect(codeOf(disputeTeamBattle({ ...battle, status }, 'h'))).toBe('BATTLE_NOT_ACTIVE');
  });

  it('the first word stands, also where the clocks of two gateways disagree; where the order was not kept none does', () => {
    const late = report(report(battle, 'a', 'won', null, 5_000).battle, 'h', 'won', null, 4_000).battle;
    expect(late).toMatchObject({ awayClaimedAt: 5_000, homeClaimedAt: 5_001 });
    expect(standingTeam(late)).toBe('a');
    expect(standingTeam(report(battle, 'h', 'lost').battle)).toBe('a');
    expect(standingTeam(battle)).toBeNull();
    expect(standingTeam({ ...late, homeClaimedAt: null })).toBeNull();
  });

  it('an award pays the winner and keeps the score where it tells of the same', () => {
    const contested: TeamBattle = { ...battle, status: 'disputed', homeClaim: 'h', homeScore: 13, awayScore: 9 };
    expect(decideTeamBattle(contested, { kind: 'award', winnerId: 'h' }, 9_000)).toMatchObject({
      money: 'settle',
      battle: { status: 'completed', winnerTeamId: 'h', homeScore: 13 },
    });
    expect(decideTeamBattle(contested, { kind: 'award', winnerId: 'a' }, 9_000)).toMatchObject({
      money: 'settle',
      battle: { winnerTeamId: 'a', homeScore: null, awayScore: null },
    });
  });

  it('a void one gives everything back, a resumed one runs three hours more, an escalated one stays as it is', () => {
    const contested: TeamBattle = { ...battle, status: 'disputed', dueAt: null };
    expect(decideTeamBattle(contested, { kind: 'void' }, 9_000)).toMatchObject({
      money: 'refund',
      battle: { status: 'cancelled', winnerTeamId: null },
    });
    expect(decideTeamBattle(contested, { kind: 'resume' }, 9_000)).toEqual({
      money: null,
      event: 'team.battle-resumed',
      battle: { ...contested, status: 'active', endsAt: 9_000 + BATTLE_WINDOW, dueAt: 9_000 + BATTLE_WINDOW },
    });
    expect(decideTeamBattle(contested, { kind: 'escalate' }, 9_000)).toEqual({
      money: null,
      event: 'team.battle-escalated',
      battle: contested,
    });
  });
});

describe('deadlines', () => {
  it('a single report stands, a battle without any is void, and nothing happens early', () => {
    expect(passTeamDeadline(battle, 1_000 + BATTLE_WINDOW - 1)).toBeNull();
    expect(passTeamDeadline(battle, 1_000 + BATTLE_WINDOW)).toMatchObject({
      money: 'refund',
      battle: { status: 'cancelled', dueAt: null },
    });
    const said = report(battle, 'a', 'lost').battle;
    expect(passTeamDeadline(said, 2_000 + CONTEST_WINDOW - 1)).toBeNull();
    expect(passTeamDeadline(said, 2_000 + CONTEST_WINDOW)).toMatchObject({
      money: 'settle',
      battle: { status: 'completed', winnerTeamId: 'h' },
    });
    for (const status of ['completed', 'disputed', 'cancelled'] as const) {
      expect(passTeamDeadline({ ...battle, status }, Number.MAX_SAFE_INTEGER)).toBeNull();
      expect(passTeamDeadline({ ...battle, status, dueAt: null }, Number.MAX_SAFE_INTEGER)).toBeNull();
    }
  });
});
