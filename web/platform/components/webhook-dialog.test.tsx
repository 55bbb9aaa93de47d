import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { PayloadVersion } from '../../../domain/platform/payload-version.ts';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

const known = vi.hoisted((): { list: PayloadVersion[] } => ({ list: [] }));
vi.mock('../../../domain/platform/payload-version.ts', () => ({
  get PAYLOAD_VERSIONS() {
    return known.list;
  },
  newestOf: () => known.list.length,
  isPayloadVersion: (version: number) => version >= 1 && version <= known.list.length,
}));

const FORMS: readonly PayloadVersion[] = [
  { version: 1, on: '2026-11-23', words: 'The first form.', earlier: {} },
  { version: 2, on: '2027-02-01', words: 'Sides are objects.', earlier: {} },
];
const WEBHOOK = {
  __typename: 'Webhook' as const,
  id: 'w',
  url: 'https://hooks.example.com/',
  types: ['CHALLENGE_RESULT' as const],
  version: 1,
  createdAt: 0,
  failingSince: null,
  switchedOffAt: null,
  earlierUntil: null,
};

function open(webhook: typeof WEBHOOK | null, forms: readonly PayloadVersion[]): unknown[] {
  known.list = [...forms];
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        observer.next({ data: { changeWebhook: WEBHOOK, addWebhook: { secret: 'whsec_x', webhook: WEBHOOK } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <ToastProvider>
          <WebhookDialog webhook={webhook} onClose={() => undefined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

it('a webhook keeps its version when another has come, until its owner chooses that', async () => {
  const sent = open(WEBHOOK, FORMS);
  const select = await screen.findByLabelText<HTMLSelectElement>('Version');
  expect(select.value).toBe('1');
  expect([...select.options].map(({ label }) => label)).toEqual(['1, of 2026-11-23', '2, of 2027-02-01']);
  fireEvent.change(select, { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ id: 'w', input: { types: ['CHALLENGE_RESULT'], version: 2 } }]);
});

it('a new webhook has the newest version, and where there is only one nothing is asked', async () => {
  const sent = open(null, FORMS.slice(0, 1));
  const address = await screen.findByLabelText('Address');
  expect(screen.queryByLabelText('Version')).toBeNull();
  fireEvent.change(address, { target: { value: 'https://hooks.example.com/' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Webhook' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ input: { version: 1 } }]);
});
