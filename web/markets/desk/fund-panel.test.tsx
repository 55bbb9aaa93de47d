import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { Role } from '../../data/__generated__/schema-types.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { MarketFundFieldsFragment } from '../operations/__generated__/market-desk.gql.ts';
import { FundPanel } from './fund-panel.tsx';

const request = (cents: number, requestedBy: string) =>
  ({
    __typename: 'FundRequest',
    id: requestedBy,
    cents,
    reason: 'Less play in summer.',
    requestedBy,
    requestedAt: 0,
  }) as const;

/** The panel as a member of the staff called `me` sees it, and what is sent from it. */
function show(
  role: Role,
  change: Partial<MarketFundFieldsFragment> = {},
  refused?: object,
): { readonly name: string; readonly variables: unknown }[] {
  const fund: MarketFundFieldsFragment = {
    __typename: 'MarketFund',
    freeCents: 20_000_00,
    reservedCents: 150_00,
    capCents: 500_00,
    winCents: 100_00,
    leastCents: 5_000_00,
    lowCents: 12_000_00,
    requests: [request(500_00, 'me'), request(-250_00, 'another')],
    ...change,
  };
  const answers: Readonly<Record<string, unknown>> = {
    Viewer: { viewer: { ...SAMPLE_VIEWER, username: 'me', role, isStaff: true } },
    ReadMarketFund: { marketFund: fund },
    RequestFund: { requestFund: fund },
    DecideFund: { decideFund: fund },
    SetExposure: {
      setSettings: [
        { __typename: 'Setting', key: 'market_cap', value: '600' },
        { __typename: 'Setting', key: 'market_win', value: '150' },
      ],
    },
  };
  const sent: { name: string; variables: unknown }[] = [];
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const isChange = ['RequestFund', 'DecideFund', 'SetExposure'].includes(operationName);
        if (isChange) sent.push({ name: operationName, variables });
        observer.next(
          (isChange && refused ? { errors: [refused] } : { data: answers[operationName] }) as ApolloLink.Result,
        );
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <ToastProvider>
        <FundPanel />
      </ToastProvider>
    </ApolloProvider>,
  );
  return sent;
}

const button = (name: string) => screen.findByRole('button', { name });

it('an administrator takes back what they have asked for, and decides over what somebody else has', async () => {
  const sent = show('ADMINISTRATOR');
  await button('Take back: +$500.00');
  expect(screen.queryByRole('button', { name: 'Approve: +$500.00' })).toBeNull();
  await button('Decline: -$250.00');
  fireEvent.click(await button('Approve: -$250.00'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('another asked for it: Less play in summer.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Two-factor code'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'DecideFund', variables: { requestId: 'another', isApproved: true, proof: '123456' } },
    ]),
  );
});

it('money out of the fund is asked for as a negative sum', async () => {
  const sent = show('ADMINISTRATOR');
  fireEvent.click(await button('Move money'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Direction'), { target: { value: 'out' } });
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '75' } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Too much lies there.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'RequestFund', variables: { cents: -75_00, reason: 'Too much lies there.', proof: null } },
    ]),
  );
});

it('a moderator reads what waits and has nothing to press', async () => {
  show('MODERATOR');
  expect(await screen.findByText('-$250.00 · another')).toBeDefined();
  expect(screen.getByText('$20,000.00')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

/** What is typed into the dialog of the limits, and sent. */
async function setLimits(cap: string, win: string) {
  fireEvent.click(await button('Set limits'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('The most that bets on one battle can cost'), { target: { value: cap } });
  fireEvent.change(dialog.getByLabelText('Most that one bet can win'), { target: { value: win } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'A new season.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set limits' }));
  return dialog;
}

it('an administrator sets what bets on one battle can cost and what one of them can win, which are sent together', async () => {
  const sent = show('ADMINISTRATOR');
  const dialog = await setLimits('600', '600.01');
  expect(await dialog.findByText('Enter an amount from 5.00 to what one battle can cost.')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Most that one bet can win'), { target: { value: '150' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set limits' }));
  const changes = [
    { key: 'market_cap', value: '600.00' },
    { key: 'market_win', value: '150.00' },
  ];
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'SetExposure', variables: { input: { changes, reason: 'A new season.', proof: null } } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a limit that the server refuses is said at its field, and the dialog stays', async () => {
  show('ADMINISTRATOR', {}, { message: 'No', extensions: { code: 'SETTING_UNUSABLE', field: 'market_cap' } });
  const dialog = await setLimits('600', '150');
  expect(await dialog.findByText('Enter an amount from 10.00 to 10,000.00.')).toBeDefined();
});

it.each([
  [12_000_00, null],
  [11_999_99, 'Bets on a new battle can cost half until $12,000.00 are free.'],
  [4_999_99, 'Odds stay closed until $5,000.00 are free.'],
])('a fund of %i cents free says whether it is too low for the limits', async (freeCents, words) => {
  show('MODERATOR', { freeCents });
  expect(await screen.findByText('Most at risk in a new battle')).toBeDefined();
  if (words === null) expect(screen.queryByText(/until|before/)).toBeNull();
  else expect(screen.getByText(words)).toBeDefined();
});
