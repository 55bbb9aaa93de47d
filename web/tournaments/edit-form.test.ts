import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { type CreateForm, localOf, problemsOf } from './create-form.ts';
import { editedInput, formOf } from './edit-form.ts';
import type { TournamentDetailFragment } from './operations/__generated__/tournament.gql.ts';
import { SAMPLE_TOURNAMENT } from './sample-tournament.ts';

const NOW = Date.UTC(2026, 2, 2, 12);
const BOUNDS = { minStakeCents: 5_00, maxStakeCents: 500_00 };
const STARTS = NOW + DAY + 1_234;
const DRAFT: TournamentDetailFragment = {
  ...SAMPLE_TOURNAMENT,
  status: 'DRAFT',
  buyInCents: 12_50,
  guaranteeCents: 300_00,
  bestOf: [5, 3, 1],
  prizeTable: [60, 30, 10],
  region: 'EU',
  teamSize: 3,
  minRating: 900,
  opensAt: NOW + 17,
  checkInAt: STARTS - HOUR / 2,
  startsAt: STARTS,
};

it('a draft fills the form in, and comes out of it as it was where nothing is changed', () => {
  const filled = formOf(DRAFT);
  expect(filled).toMatchObject({
    title: 'Night Cup',
    buyIn: '12.50',
    guarantee: '300.00',
    capacity: '8',
    prizeTable: '60, 30, 10',
    region: 'eu',
    teamSize: '3',
    minRating: '900',
    maxRating: '',
    finalBestOf: '5',
    bestOf: '1',
    checkInMinutes: '30',
  });
  expect(problemsOf('TOURNAMENT', filled, BOUNDS, NOW)).toEqual({});
  const input = editedInput(DRAFT, filled);
  for (const [name, value] of Object.entries(input))
    if (name !== 'checkInMinutes') expect(DRAFT[name as keyof typeof DRAFT], name).toEqual(value);
  expect(input.checkInMinutes).toBe(30);
});

it('what is changed of a draft is changed alone', () => {
  const unchanged = new Map<string, unknown>(Object.entries(editedInput(DRAFT, formOf(DRAFT))));
  const changed = (change: Partial<CreateForm>) => {
    const fields = Object.entries(editedInput(DRAFT, { ...formOf(DRAFT), ...change }));
    return Object.fromEntries(
      fields.filter(([name, value]) => JSON.stringify(unchanged.get(name)) !== JSON.stringify(value)),
    );
  };
  expect(changed({ title: ' Day Cup ' })).toEqual({ title: 'Day Cup' });
  expect(changed({ guarantee: '' })).toEqual({ guaranteeCents: 0 });
  expect(changed({ finalBestOf: '3' })).toEqual({ bestOf: [3, 1] });
  expect(changed({ startsAt: localOf(NOW + 2 * DAY) })).toEqual({ startsAt: NOW + 2 * DAY });
  expect(changed({ region: '', teamSize: '' })).toEqual({ region: null, teamSize: null });
});

it('a free draft without a guarantee says so', () => {
  const filled = formOf({ ...DRAFT, buyInCents: 0, guaranteeCents: 0, bestOf: [3] });
  expect([filled.buyIn, filled.guarantee, filled.finalBestOf, filled.bestOf]).toEqual(['0.00', '', '3', '3']);
  expect(editedInput(DRAFT, filled)).toMatchObject({ buyInCents: 0, guaranteeCents: 0 });
});
