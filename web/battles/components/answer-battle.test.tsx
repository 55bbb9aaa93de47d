import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { makeClient } from '../../data/client.ts';
import { serverNow } from '../../live/server-clock.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { RIVAL, sampleBattle, sampleReport } from '../testing/sample-battle.ts';
import { AnswerBattle } from './answer-battle.tsx';
import { Concede } from './concede.tsx';

const minutes = 29 * MINUTE + 12 * SECOND;
const running = () =>
  sampleBattle({ status: 'ACTIVE', opponent: RIVAL, stakeCents: 10_00, dueAt: serverNow() + minutes });

function show(
  what: 'answer' | 'concede',
  claim: 'WON' | 'LOST' = 'WON',
  score = '13–7',
  refusal: string | null = null,
) {
  const battle = running();
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'ReportResult') observer.next({ data: { wallet: null } });
        else {
          sent.push(variables['input']);
          observer.next(
            refusal === null
              ? { data: { reportResult: battle } }
              : { data: null, errors: [{ message: 'no', extensions: { code: refusal } }] },
          );
        }
        observer.complete();
      }),
  );
  const onIssue = vi.fn<() => void>();
  render(
    <ApolloProvider client={makeClient(link)}>
      <ToastProvider>
        {what === 'answer' ? (
          <AnswerBattle battle={battle} report={sampleReport('2', claim, score)} onIssue={onIssue} />
        ) : (
          <Concede battle={battle} name="rival" />
        )}
      </ToastProvider>
    </ApolloProvider>,
  );
  return { sent, onIssue };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  [
    'WON',
    '13–7',
    /^rival says they won 13–7\. Confirm or dispute, 29:1[0-2]$/,
    'You lose $10.00, and rival is paid $20.00.',
  ],
  ['WON', '', /^rival says they won\. Confirm or dispute, 29:1[0-2]$/, 'You lose $10.00, and rival is paid $20.00.'],
  ['LOST', '7–13', /^rival says you won 7–13\. Confirm/, 'You get $20.00: net +$9.50 after the $0.50 fee.'],
  ['LOST', '', /^rival says you won\. Confirm/, 'You get $20.00: net +$9.50 after the $0.50 fee.'],
] as const)('a report of %s with %j is read with its clock and what it comes to', (claim, score, says, sums) => {
  show('answer', claim, score);
  const told = screen.getAllByText((_, element) => element?.tagName === 'P' && says.test(element.textContent ?? ''));
  expect(told).toHaveLength(1);
  expect(screen.getByText(sums)).toBeTruthy();
});

it.each([
  ['WON', 'LOST'],
  ['LOST', 'WON'],
] as const)('one tap confirms what was reported as %s, without a link, and once', async (claim, own) => {
  const { sent } = show('answer', claim);
  press('Confirm');
  press('Confirm');
  await waitFor(() => expect(sent).toEqual([{ battleId: 'b1', claim: own, score: '', recordingUrl: '' }]));
});

it('leads to the report of an issue and sends nothing', () => {
  const { sent, onIssue } = show('answer');
  press('Report Issue');
  expect(onIssue).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

it('says why a confirmation was refused, and stays', async () => {
  show('answer', 'WON', '', 'BATTLE_NOT_ACTIVE');
  press('Confirm');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
});

it('concedes by one tap, with the sums before it', async () => {
  const { sent } = show('concede');
  const button = screen.getByRole('button', { name: 'I lost' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You lose $10.00, and rival is paid $20.00. Once rival agrees, or after 30 minutes without an answer.',
  );
  press('I lost');
  press('I lost');
  await waitFor(() => expect(sent).toEqual([{ battleId: 'b1', claim: 'LOST', score: '', recordingUrl: '' }]));
});
