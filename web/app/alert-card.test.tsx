import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { PartsProvider } from '../parts/part.tsx';
import type { StaffAlertRowFragment } from '../wallet/operations/__generated__/alert.gql.ts';
import { AlertCard } from '../wallet/desk/alert-card.tsx';
import { PARTS } from './rooms.ts';

beforeAll(() => PARTS['desk.alert.runs'].fetch());

const RUN: StaffAlertRowFragment['arcadeRuns'][number] = {
  __typename: 'AlertedArcadeRun',
  id: 'run-1',
  player: { __typename: 'Player', id: 'ada', username: 'Ada' },
  game: 'turncoat',
  currency: 'USD',
  entrySum: { __typename: 'Amount', value: 10_00 },
  state: 'ENDED',
  signs: ['SLOWED'],
  canWatch: true,
};

function show(alert: Partial<StaffAlertRowFragment>) {
  render(
    <PartsProvider value={PARTS}>
      <MemoryRouter>
        <AlertCard
          alert={{
            __typename: 'StaffAlert',
            id: 'alert-1',
            kind: 'ARCADE_HELD',
            message: 'a win waits',
            subject: 'contest-1',
            currency: null,
            sides: [],
            awaitsDecision: true,
            arcadeRuns: [RUN],
            at: 1,
            seenAt: 1,
            resolvedAt: null,
            resolvedBy: null,
            reason: null,
            ...alert,
          }}
          onResolve={vi.fn()}
          onDecide={vi.fn()}
        />
      </MemoryRouter>
    </PartsProvider>,
  );
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('an alert of a held win says whose run of which game carries what, leads to it, and is decided instead of resolved', () => {
  show({});
  const link = screen.getByRole('link', { name: /^Ada/ });
  expect(link.getAttribute('href')).toBe('/arcade/run/run-1/replay');
  expect(link.textContent).toContain('Turncoat, $10.00: stages that came in later than the network explains');
  expect(buttons()).toEqual(['Pay the win', 'Refuse the run']);
});

it('a held win that the clock has paid is resolved', () => {
  show({ awaitsDecision: false });
  expect(buttons()).toEqual(['Resolve']);
});

it('a refused run whose course is still played leads nowhere and says so', () => {
  const run = { ...RUN, state: 'REFUSED' as const, signs: [], canWatch: false };
  show({ kind: 'ARCADE_RUN', message: 'run run-1 of Turncoat', awaitsDecision: false, arcadeRuns: [run] });
  expect(screen.getByText('run run-1 of Turncoat')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Turncoat, $10.00, doesn’t count')).toBeTruthy();
});
