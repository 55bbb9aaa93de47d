import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { ArcadeGameCardFragment } from '../operations/__generated__/arcade.gql.ts';
import { PAGE_CLOCK } from '../clock.ts';
import { ModeDialog } from './mode-dialog.tsx';

type Offer = ArcadeGameCardFragment['offers'][number];

const offer = (change: Partial<Offer>): Offer => ({
  __typename: 'ArcadeOffer',
  mode: 'BATTLE',
  currency: 'BC',
  leastSum: { __typename: 'Amount', value: 200 },
  mostSum: { __typename: 'Amount', value: 500 },
  bar: null,
  winsLeft: 0,
  runsLeft: 0,
  ...change,
});
const CASH: Partial<Offer> = {
  currency: 'USD',
  leastSum: { __typename: 'Amount', value: 5_00 },
  mostSum: { __typename: 'Amount', value: 30_00 },
};

/** A clock that moves in steps, a little at each look. */
function clockOf(stepMs: number): void {
  let looks = 0;
  vi.spyOn(PAGE_CLOCK, 'now').mockImplementation(() => Math.floor(looks++ / 4) * stepMs);
}
beforeEach(() => clockOf(1));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(...offers: Offer[]): void {
  const game: ArcadeGameCardFragment = {
    __typename: 'ArcadeGame',
    id: 'spark-line',
    title: 'Spark Line',
    category: 'REFLEX',
    durationMs: 60_000,
    minFeeCents: 500,
    maxFeeCents: 3_000,
    isPopular: false,
    isNew: false,
    poolCoins: 0,
    poolCents: 0,
    playing: 0,
    target: 1_980,
    version: 1,
    offers,
    record: { __typename: 'ArcadeRecord', bestScore: null, rating: 1_000, ratedRuns: 0, runs: 0, wins: 0 },
  };
  render(
    <MemoryRouter>
      <ApolloProvider client={makeClient(ApolloLink.empty())}>
        <ModeDialog game={game} onClose={() => undefined} />
      </ApolloProvider>
    </MemoryRouter>,
  );
}
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const chooseCash = () => fireEvent.click(radio('Cash'));
const confirm = (): HTMLButtonElement => screen.getByRole('button', { name: 'Confirm' });
const entries = () => [...screen.getByLabelText<HTMLSelectElement>('Entry').options].map(({ text }) => text);

describe('the currency of a mode (AR-03)', () => {
  it('is BattleCoin first, and its entries follow the choice', () => {
    show(offer({}), offer(CASH));
    expect([radio('BattleCoin').checked, radio('Cash').checked]).toEqual([true, false]);
    expect(entries()).toContain('200 BC');
    chooseCash();
    expect([radio('BattleCoin').checked, radio('Cash').checked]).toEqual([false, true]);
    expect([entries()[0], entries().at(-1), confirm().disabled]).toEqual(['$5.00', '$30.00', false]);
  });

  it('is not asked for where there is one', () => {
    show(offer({}));
    expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull();
  });
});

describe('cash that is closed (AR-08)', () => {
  const BARS = [
    ['UNVERIFIED', 'You need to prove your age to play for cash.', 'Verify your account'],
    ['REGION_UNKNOWN', 'Cash play isn’t available in every region, and we don’t know yours.', 'Choose your region'],
    ['REGION_OFF', 'You can’t play the arcade for cash in your region.', null],
    ['TOO_YOUNG', 'Your documents don’t show the minimum age for cash in your region.', null],
  ] as const;
  it.each(BARS)('says why and where to go, and cannot be confirmed: %s', (bar, sentence, act) => {
    show(offer({}), offer({ ...CASH, bar }));
    chooseCash();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(act === null ? [] : [act]);
    expect(confirm().disabled).toBe(true);
  });

  it('names what is left to unlock it', () => {
    show(offer({}), offer({ ...CASH, winsLeft: 1, runsLeft: 4 }));
    chooseCash();
    expect(screen.getByText(/To unlock it/).textContent).toBe(
      'To unlock it, win 1 more contest for BattleCoin, reach the target in each, and play 4 more rated runs of this game. Each win has to be against a different player.',
    );
    expect(confirm().disabled).toBe(true);
  });
});

describe('a rough clock', () => {
  const said = () => screen.queryByText(/so your inputs count less precisely/)?.textContent ?? null;

  it('is told before cash is taken, and not where coins are', () => {
    clockOf(100);
    show(offer({}), offer(CASH));
    expect(said()).toBeNull();
    chooseCash();
    expect(said()).toBe('This browser rounds the time to 100 ms, so your inputs count less precisely.');
  });

  it('is not told where the clock is fine', () => {
    show(offer({}), offer(CASH));
    chooseCash();
    expect(said()).toBeNull();
  });
});
