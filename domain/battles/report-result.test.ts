import { describe, expect, it } from 'vitest';
import { EVERY_PAIR, NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { type Claim, CLAIMS } from './battle.ts';
import { acceptRecording, reportResult } from './report-result.ts';

const RECORDING = 'https://recordings.example/1';
const claimed = (claim: Claim, recordingUrl = RECORDING) => ({ claim, recordingUrl });
const other = (player: string) => (player === 'creator' ? 'opponent' : 'creator');

describe('reportResult', () => {
  it.each(EVERY_PAIR)(
    '%s battle, %s: only players of a running match report, and a first word moves no money (CH-17)',
    (status, caller) => {
      const battle = battleIn(status);
      const isPlaying = caller === 'creator' || (caller === 'opponent' && status !== 'draft');
      for (const claim of CLAIMS) {
        const ruling = reportResult(battle, [], caller, claimed(claim), NOW);
        if (!isPlaying) expect(ruling).toEqual({ ok: false, refusal: { code: 'NOT_A_PARTICIPANT' } });
        else if (status !== 'active') expect(ruling).toEqual({ ok: false, refusal: { code: 'BATTLE_NOT_ACTIVE' } });
        else {
          expect(ruling).toEqual({
            ok: true,
            value: { battle: { ...battle, dueAt: NOW + 1_800_000 }, money: [], event: 'battle.reported' },
          });
        }
      }
    },
  );

  const cases = (['creator', 'opponent'] as const).flatMap((first) =>
    CLAIMS.flatMap((claim) => CLAIMS.map((second): [string, Claim, Claim] => [first, claim, second])),
  );
  it.each(cases)(
    '%s says %s, then the other says %s: agreement pays at once, contradiction is a dispute (CH-14, CH-18, AB-04)',
    (first, claim, second) => {
      const battle = battleIn('active');
      const ruling = reportResult(battle, [{ playerId: first, claim }], other(first), claimed(second), NOW);
      if (claim === second) {
        expect(ruling).toEqual({
          ok: true,
          value: {
            battle: { ...battle, status: 'disputed', dueAt: null },
            money: [],
            event: 'battle.disputed',
          },
        });
      } else {
        const winnerId = claim === 'won' ? first : other(first);
        expect(ruling).toEqual({
          ok: true,
          value: {
            battle: { ...battle, status: 'completed', winnerId, dueAt: null },
            money: [{ kind: 'settle', winnerId }],
            event: 'battle.completed',
          },
        });
      }
    },
  );

  it.each(CLAIMS)('takes one word of a player only, be it %s again', (claim) => {
    const earlier = [{ playerId: 'creator', claim: 'won' } as const];
    expect(reportResult(battleIn('active'), earlier, 'creator', claimed(claim), NOW)).toEqual({
      ok: false,
      refusal: { code: 'ALREADY_REPORTED' },
    });
  });

  it('has no winner without an opponent', () => {
    const ruling = reportResult(battleIn('active', { opponentId: null }), [], 'creator', claimed('lost'), NOW);
    expect(ruling).toEqual({ ok: false, refusal: { code: 'OPPONENT_MISSING' } });
  });
});

describe('reportResult without a recording (CH-17)', () => {
  const bare = (
    player: string,
    claim: Claim,
    said: Claim | null,
    status: 'active' | 'completed' | 'disputed' = 'active',
  ) => {
    const earlier = said === null ? [] : [{ playerId: other(player), claim: said }];
    const ruling = reportResult(battleIn(status), earlier, player, claimed(claim, ''), NOW);
    return ruling.ok ? ruling.value.event : ruling.refusal;
  };
  const missing = { code: 'RECORDING_REQUIRED', field: 'recordingUrl' };

  it.each(['creator', 'opponent'])(
    '%s concedes and confirms without one, and claims a win with one alone',
    (player) => {
      expect(bare(player, 'lost', null)).toBe('battle.reported');
      expect(bare(player, 'lost', 'won')).toBe('battle.completed');
      expect(bare(player, 'won', 'lost')).toBe('battle.completed');
      expect(bare(player, 'won', null)).toEqual(missing);
      expect(bare(player, 'won', 'won')).toEqual(missing);
      // Both say that they have lost: nobody gains by that word, and staff decide.
      expect(bare(player, 'lost', 'lost')).toBe('battle.disputed');
    },
  );

  it.each(['completed', 'disputed'] as const)('a confirmation that meets a %s battle is refused', (status) => {
    expect(bare('creator', 'lost', 'won', status)).toEqual({ code: 'BATTLE_NOT_ACTIVE' });
    expect(bare('creator', 'won', 'lost', status)).toEqual({ code: 'BATTLE_NOT_ACTIVE' });
  });
});

describe('acceptRecording (CH-17)', () => {
  it.each(['https://recordings.example/1', 'http://recordings.example', ' https://recordings.example/a?b=c#d '])(
    'takes %j',
    (url) => {
      expect(acceptRecording(url)).toEqual({ ok: true, value: new URL(url.trim()).href });
    },
  );

  it('takes 500 characters and not one more', () => {
    const url = `https://recordings.example/${'a'.repeat(473)}`;
    expect(url).toHaveLength(500);
    expect([acceptRecording(url).ok, acceptRecording(`${url}a`).ok]).toEqual([true, false]);
  });

  it.each(['', '   '])('takes %j for none', (url) => {
    expect(acceptRecording(url)).toEqual({ ok: true, value: '' });
  });

  it('puts https:// before a link that lacks it', () => {
    expect(acceptRecording('recordings.example/1')).toEqual({ ok: true, value: RECORDING });
  });

  it.each([
    'recordings',
    '/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://recordings.example',
    'https://name@recordings.example/',
    'https://',
  ])('refuses %s', (url) => {
    expect(acceptRecording(url)).toEqual({ ok: false, refusal: { code: 'BAD_INPUT', field: 'recordingUrl' } });
  });
});
