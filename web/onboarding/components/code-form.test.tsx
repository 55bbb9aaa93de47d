import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { CodeForm } from './code-form.tsx';

it('sends a code with its last digit, and not again by a press while a right one leads on (RG-14, RG-15)', async () => {
  let sent = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        sent++;
        observer.next({ data: { verifyRegistration: SAMPLE_VIEWER } });
        observer.complete();
      }),
  );
  let hasLedOn = false;
  const leadOn = (): Promise<void> => {
    hasLedOn = true;
    return new Promise(() => undefined);
  };
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <CodeForm registrationId="r1" isPasswordForgotten={false} onVerified={leadOn} />
      </UiRoot>
    </ApolloProvider>,
  );
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } });
  await waitFor(() => expect(hasLedOn).toBe(true));
  const [form] = document.forms;
  if (form) fireEvent.submit(form);
  await Promise.resolve();
  expect(sent).toBe(1);
});
