import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingRange } from '../../../domain/shared/settings.ts';
import { makeClient } from '../../data/client.ts';
import { type PartTable, PartsProvider } from '../../parts/part.tsx';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { SettingForm } from './setting-form.tsx';

const setting = (key: string, value: string) => ({
  __typename: 'Setting',
  key,
  value,
  description: '',
  category: 'LIMITS',
  type: 'NUMBER',
  ...settingRange(key),
});

const SETTINGS = [
  setting('crates_min_age', '18'),
  setting('max_battle_wager', '1000'),
  setting('min_battle_wager', '5'),
  setting('proof_cs2', 'show'),
  setting('session_timeout', '3600'),
];

/** What another room shows below is no matter of the form. */
const PARTS = { 'proof.bench': { Shown: () => null } } as unknown as PartTable;

/** The form as an administrator sees it. */
function show(): void {
  const answers: Readonly<Record<string, unknown>> = {
    Viewer: { viewer: { ...SAMPLE_VIEWER, role: 'ADMINISTRATOR', isStaff: true } },
    ListSettings: { systemSettings: SETTINGS },
    AuditTrail: {
      auditLog: {
        __typename: 'AuditConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  };
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName] } as ApolloLink.Result);
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <PartsProvider value={PARTS}>
        <ToastProvider>
          <SettingForm />
        </ToastProvider>
      </PartsProvider>
    </ApolloProvider>,
  );
}

it.each([
  ['session_timeout', 'Seconds until an idle session ends. From 60 to 2592000.'],
  ['max_battle_wager', 'Largest stake of one player in USD. From 1.00 to 100000.00.'],
  ['proof_cs2', /\. Takes off, show, settle\.$/],
  ['crates_min_age', /\. Ages from 18 to 99; before one of them a region where it is another: na, eu, asia\.$/],
])('%s says below its field what it takes, before anything is typed', async (key, words) => {
  show();
  expect(await screen.findByLabelText(key)).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});

it('a value out of its bounds is said at its field with them, and cannot be saved', async () => {
  show();
  const field = await screen.findByLabelText('session_timeout');
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Configuration' });
  fireEvent.change(field, { target: { value: '5' } });
  expect(screen.getByText('session_timeout can’t have this value. From 60 to 2592000.')).toBeDefined();
  expect(save().disabled).toBe(true);
  fireEvent.change(field, { target: { value: '60' } });
  expect(screen.queryByText(/can’t have this value/)).toBeNull();
  expect(save().disabled).toBe(false);
});

it('a least stake above the most is said with the most that stands', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('min_battle_wager'), { target: { value: '1000.01' } });
  expect(screen.getByText('min_battle_wager can’t have this value. From 1.00 to 1000.00.')).toBeDefined();
});

it('an amount is typed as everywhere, and without its cents is no change of one that is stored so', async () => {
  show();
  const field = await screen.findByLabelText<HTMLInputElement>('max_battle_wager');
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Configuration' });
  fireEvent.change(field, { target: { value: '2,500' } });
  expect(screen.getByText('= $2,500.00')).toBeDefined();
  expect(save().disabled).toBe(false);
  fireEvent.change(field, { target: { value: '1000.00' } });
  expect(save().disabled).toBe(true);
});
