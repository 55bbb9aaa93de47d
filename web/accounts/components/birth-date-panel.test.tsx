import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { UiRoot } from '../../ui/ui-root.tsx';
import { BirthDatePanel } from './birth-date-panel.tsx';

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});

function show(isBirthDateAsked: boolean): void {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'StateBirthDate') sent.push(variables);
        const viewer = { __typename: 'Viewer', id: '1', isBirthDateAsked };
        const stateBirthDate = { ...viewer, isBirthDateAsked: false };
        observer.next({ data: operationName === 'StateBirthDate' ? { stateBirthDate } : { viewer } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <MemoryRouter>
          <ToastProvider>
            <BirthDatePanel />
          </ToastProvider>
        </MemoryRouter>
      </UiRoot>
    </ApolloProvider>,
  );
}

const TOLD = /You’ve already given us your date of birth/;
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save Date of Birth' })));

describe('the date of birth in the settings', () => {
  it('is asked for, sent, and then known', async () => {
    show(true);
    fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1998-05-24' } });
    await save();
    expect(sent).toEqual([{ bornOn: '1998-05-24' }]);
    expect(await screen.findByText(TOLD)).toBeDefined();
  });

  it('is not sent empty', async () => {
    show(true);
    await screen.findByLabelText('Date of birth');
    await save();
    expect(sent).toEqual([]);
    expect(screen.getByText('Enter your date of birth.')).toBeDefined();
  });

  it('is not asked of whoever has told it', async () => {
    show(false);
    expect(await screen.findByText(TOLD)).toBeDefined();
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
  });
});
