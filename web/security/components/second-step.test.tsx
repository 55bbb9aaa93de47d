import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { SecondStep } from './second-step.tsx';

type Refusal = { code: string; field?: string; data?: Record<string, number> };

/** `answers`: what each attempt is refused with; null lets it in. */
function open(answers: readonly (Refusal | null)[]) {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const refusal = answers[sent.length] ?? null;
        sent.push(variables['input']);
        observer.next(
          refusal
            ? { data: null, errors: [{ message: refusal.code, extensions: { ...refusal } }] }
            : { data: { confirmSignIn: null } },
        );
        observer.complete();
      }),
  );
  const onOver = vi.fn<(sentence: string | null) => void>();
  const onEntered = vi.fn<() => void>();
  render(
    <ApolloProvider client={makeClient(link)}>
      <SecondStep asked={{ proofToken: 'T', hasPasskey: true }} onEntered={onEntered} onOver={onOver} />
    </ApolloProvider>,
  );
  return { sent, onOver, onEntered };
}

const codeField = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');
const type = (text: string) => act(async () => void fireEvent.change(codeField(), { target: { value: text } }));
const wrong: Refusal = { code: 'CODE_WRONG', field: 'code', data: { triesLeft: 4 } };

describe('the second step of a sign-in', () => {
  it('takes the focus, and sends the code with its last digit', async () => {
    const { sent, onEntered } = open([null]);
    expect(document.activeElement).toBe(codeField());
    await type('12345');
    expect(sent).toEqual([]);
    await type('123456');
    await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ proofToken: 'T', code: '123456' }]);
  });

  it('says how many tries are left, at the field, which is empty for the next one', async () => {
    open([wrong]);
    await type('123456');
    expect(await screen.findByText('That code isn’t right. You have 4 tries left.')).toBeDefined();
    expect(codeField().value).toBe('');
    expect(document.activeElement).toBe(codeField());
  });

  it.each([
    ['CODE_LOCKED', 'Too many wrong codes. Sign in again.'],
    ['PROOF_EXPIRED', 'This sign-in took too long or was already used. Sign in again.'],
  ])('begins the sign-in again after %s', async (code, sentence) => {
    const { onOver } = open([{ code }]);
    await type('123456');
    await waitFor(() => expect(onOver).toHaveBeenCalledExactlyOnceWith(sentence));
  });

  it('takes a recovery code as it was written down', async () => {
    const { sent, onEntered } = open([null]);
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: ' abcde-fghjk ' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verify' })));
    await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ proofToken: 'T', recoveryCode: 'abcde-fghjk' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Use a code from the app' }));
    expect(codeField().value).toBe('');
  });

  it('offers no passkey where the browser has none, and can be given up', () => {
    const { onOver } = open([]);
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onOver).toHaveBeenCalledExactlyOnceWith(null);
  });
});
