import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { MarketResultsFieldsFragment } from '../operations/__generated__/trust.gql.ts';
import { MarketResults } from './market-results.tsx';

const NONE: MarketResultsFieldsFragment = {
  __typename: 'MarketResults',
  markets: 0,
  voided: 0,
  bets: 0,
  stakesCents: 0,
  paidCents: 0,
  creatorsCents: 0,
  keptCents: 0,
  statedPerMille: 100,
  realisedPerMille: null,
};

const show = (results: Partial<MarketResultsFieldsFragment>) =>
  render(
    <MemoryRouter>
      <MarketResults results={{ ...NONE, ...results }} />
    </MemoryRouter>,
  );

/** What stands beside a term. */
const detailOf = (term: string): string | null => screen.getByText(term).nextElementSibling?.textContent ?? null;
const cardOf = (label: string) => within(screen.getByText(label).parentElement?.parentElement ?? document.body);

it('the stated margin stands beside the realised one, with where the stakes went and how many markets were void', () => {
  show({
    markets: 8,
    voided: 2,
    bets: 1_240,
    stakesCents: 31_000_00,
    paidCents: 28_100_00,
    creatorsCents: 500_00,
    keptCents: 2_400_00,
    realisedPerMille: 77,
  });
  expect(cardOf('Stated margin').getByText('10%')).toBeDefined();
  expect(cardOf('Actual margin').getByText('7.7%')).toBeDefined();
  expect(cardOf('Bets placed').getByText('1,240')).toBeDefined();
  expect(cardOf('Bets placed').getByText('In 6 markets that were settled')).toBeDefined();
  expect(['Staked', 'Paid to winners, with their stakes', 'Paid to streamers', 'Kept by us'].map(detailOf)).toEqual([
    '$31,000.00',
    '$28,100.00',
    '$500.00',
    '$2,400.00',
  ]);
  expect(screen.getByText('2 of 8 markets were voided (25%), and every stake went back.')).toBeDefined();
});

it('what the house lost is called so', () => {
  show({ markets: 1, bets: 1, stakesCents: 100_00, paidCents: 181_00, keptCents: -81_00, realisedPerMille: -810 });
  expect(cardOf('Actual margin').getByText('-81%')).toBeDefined();
  expect(detailOf('Lost by us')).toBe('$81.00');
  expect(screen.queryByText('Kept by us')).toBeNull();
  expect(screen.getByText('None of them were voided.')).toBeDefined();
});

it('without a settled market the margin is stated, and no figure is shown', () => {
  show({});
  expect(screen.getByText('No market has been settled yet')).toBeDefined();
  expect(screen.getByText(/^Our margin in the odds is 10%/)).toBeDefined();
  expect(screen.queryByText('Actual margin')).toBeNull();
  expect(screen.queryByText(/were voided/)).toBeNull();
});
