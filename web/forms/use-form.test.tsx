import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { ruleOnUsername } from '../../domain/accounts/username.ts';
import { between, requiredText, ruled } from '../../domain/shared/schema.ts';
import type { Failure } from '../data/failure.ts';
import { Failed } from '../parts/failed.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { CodeField } from '../ui/form/code-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { RadioGroup } from '../ui/form/radio-group.tsx';
import { Select } from '../ui/form/select.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { choice } from './choice.ts';
import { type Sending, useForm } from './use-form.ts';

const schema = z
  .object({
    claim: choice<'WON' | 'LOST', null>(),
    name: ruled(ruleOnUsername),
    reason: requiredText(20),
    agreed: z.boolean(),
  })
  .check(between(({ agreed }) => (agreed ? {} : { agreed: 'TERMS_REQUIRED' })));

const refusal = (change: Partial<Failure>): Failure => ({
  code: 'BAD_INPUT',
  sentence: 'The server said no.',
  field: null,
  data: {},
  requestId: null,
  ...change,
});

/** An attempt as `useAction` makes it: `answers` one after the other, null for a success. */
function useAttempt(answers: readonly (Failure | null)[]) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const run = async (): Promise<boolean> => {
    setTries(tries + 1);
    const answer = answers[tries] ?? null;
    setFailure(answer);
    return answer === null;
  };
  const sending: Sending = { isRunning: false, failure, reset: () => setFailure(null) };
  return { sending, run };
}

interface Sent {
  readonly claim: 'WON' | 'LOST';
  readonly name: string;
  readonly reason: string;
  readonly agreed: boolean;
}

interface SampleProps {
  readonly answers?: readonly (Failure | null)[];
  readonly onSend: (data: Sent) => unknown;
}

const ALL_WELL: readonly null[] = [];

function Sample({ answers = ALL_WELL, onSend }: SampleProps) {
  const { sending, run } = useAttempt(answers);
  const form = useForm({
    schema,
    initial: { claim: null, name: '', reason: '', agreed: false },
    words: { claim: 'Say how it ended.', reason: { BAD_INPUT: 'Give the reason.', NOT_FOUND: 'There is none.' } },
    places: { userName: 'name', NOT_FOUND: 'reason' },
    sending,
    send: async (data) => {
      await onSend(data);
      if (await run()) form.reset();
    },
  });
  return (
    <Form {...form.wires} aria-label="Sample">
      <RadioGroup
        label="End"
        options={[
          { value: 'WON', label: 'I won' },
          { value: 'LOST', label: 'I lost' },
        ]}
        {...form.field('claim')}
      />
      <TextField label="Name" {...form.field('name')} />
      <TextArea label="Reason" {...form.field('reason')} />
      <Checkbox label="Agreed" {...form.field('agreed')} />
      <Failed failure={form.notice} />
      <button type="submit">{form.isSending ? 'Sending' : 'Send'}</button>
      {form.isDirty && <p>Changed</p>}
    </Form>
  );
}

const UNUSABLE = /^Use 3 to 20 letters/;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

function open(props: Partial<SampleProps> = {}) {
  const onSend = vi.fn<(data: Sent) => unknown>(props.onSend);
  render(<Sample {...props} onSend={onSend} />);
  return onSend;
}
function fill(): void {
  fireEvent.click(field('I won'));
  type('Name', ' nova ');
  type('Reason', ' He left. ');
  fireEvent.click(field('Agreed'));
}

describe('a field', () => {
  it('is judged once it was left, and from then on with every change', () => {
    open();
    type('Name', 'no');
    expect(screen.queryByText(UNUSABLE)).toBeNull();
    fireEvent.blur(field('Name'));
    expect(screen.getByText(UNUSABLE)).toBeDefined();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    type('Name', 'nova');
    expect(screen.queryByText(UNUSABLE)).toBeNull();
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('says its own word, the sentence of its refusal, or how long it may be', async () => {
    open();
    await send();
    expect(screen.getByText('Say how it ended.')).toBeDefined();
    expect(screen.getByText('Give the reason.')).toBeDefined();
    expect(screen.getByText(UNUSABLE)).toBeDefined();
    type('Reason', 'x'.repeat(21));
    expect(screen.getByText('At most 20 characters.')).toBeDefined();
  });
});

describe('an attempt', () => {
  it('is not made while a field is wrong; the first one that is takes the focus', async () => {
    const onSend = open();
    await send();
    expect(document.activeElement).toBe(field('I won'));
    fireEvent.click(field('I lost'));
    type('Name', 'nova');
    await send();
    expect(document.activeElement).toBe(field('Reason'));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends what the schema makes of what was typed', async () => {
    const onSend = open();
    fill();
    await send();
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ claim: 'WON', name: 'nova', reason: 'He left.', agreed: true });
  });

  it('is made once, however often it is pressed', async () => {
    let finish = (): void => undefined;
    const onSend = open({ onSend: () => new Promise<void>((resolve) => (finish = resolve)) });
    fill();
    await send();
    await send();
    expect(screen.getByRole('button').textContent).toBe('Sending');
    expect(onSend).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(screen.getByRole('button').textContent).toBe('Send');
  });

  it('can be made again after one that ended in a fault', async () => {
    const onSend = vi.fn<(data: { name: string }) => Promise<never>>().mockRejectedValue(new Error('down'));
    const { result } = renderHook(() => useForm({ initial: { name: '' }, send: onSend }));
    for (const tries of [1, 2]) {
      await act(async () => expect(result.current.wires.onSubmit()).rejects.toThrow('down'));
      expect(result.current.isSending).toBe(false);
      expect(onSend).toHaveBeenCalledTimes(tries);
    }
  });
});

describe('a refusal', () => {
  const refuse = async (change: Partial<Failure>) => {
    const onSend = open({ answers: [refusal(change)] });
    fill();
    await send();
    return onSend;
  };

  it('stands at its field, which takes the focus, and goes with the next change', async () => {
    await refuse({ code: 'USERNAME_TAKEN', field: 'name', sentence: 'This username is taken.' });
    expect(screen.getByText('This username is taken.')).toBeDefined();
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.queryByRole('alert')).toBeNull();
    type('Name', 'nova2');
    expect(screen.queryByText('This username is taken.')).toBeNull();
  });

  it('says at its field what the page says there', async () => {
    await refuse({ field: 'reason' });
    expect(screen.getByText('Give the reason.')).toBeDefined();
  });

  it('finds its field by the server’s name of it and by its code', async () => {
    await refuse({ code: 'USERNAME_TAKEN', field: 'userName', sentence: 'This username is taken.' });
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('finds its field by its code where it names none', async () => {
    await refuse({ code: 'NOT_FOUND' });
    expect(screen.getByText('There is none.')).toBeDefined();
    expect(document.activeElement).toBe(field('Reason'));
  });

  it('of several fields stands at each of them', async () => {
    await refuse({ code: 'USERNAME_TAKEN', field: 'name', sentence: 'Taken.', data: { reason: 'BLOCKED' } });
    expect(screen.getByText('Taken.')).toBeDefined();
    expect(screen.getByText('You can’t contact this player.')).toBeDefined();
  });

  it('without a field of the form is the notice, and what was typed stays', async () => {
    await refuse({ code: 'RATE_LIMITED', field: 'elsewhere' });
    expect(screen.getByRole('alert').textContent).toBe('The server said no.');
    expect([field('Name').value, field('Reason').value]).toEqual([' nova ', ' He left. ']);
    expect([field('I won').checked, field('Agreed').checked]).toEqual([true, true]);
  });
});

it('keeps what was typed when nobody answers, and sends it again', async () => {
  const onSend = open({ answers: [refusal({ code: 'NETWORK', sentence: 'Not reached.' }), null] });
  fill();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Not reached.');
  await send();
  expect(onSend.mock.calls[1]).toEqual(onSend.mock.calls[0]);
});

it('begins anew after a reset, with nothing to complain about', async () => {
  open();
  fill();
  expect(screen.getByText('Changed')).toBeDefined();
  await send();
  await waitFor(() => expect(field('Name').value).toBe(''));
  expect(field('I won').checked).toBe(false);
  expect(screen.queryByText('Changed')).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

it('judges figures that arrive after the field was left', () => {
  let rule = (_cents: string): string | null => null;
  function Deposit() {
    const [, draw] = useState(0);
    const form = useForm({ initial: { amount: '' }, check: ({ amount }) => ({ amount: rule(amount) }), send: vi.fn() });
    return (
      <Form {...form.wires}>
        <MoneyField label="Amount" {...form.field('amount')} />
        <button type="button" onClick={() => draw((drawn) => drawn + 1)}>
          Arrive
        </button>
        <button type="button" onClick={() => form.set({ amount: '25.00' })}>
          $25
        </button>
      </Form>
    );
  }
  render(<Deposit />);
  type('Amount', '3');
  fireEvent.blur(field('Amount'));
  expect(field('Amount').value).toBe('3.00');
  expect(field('Amount').getAttribute('aria-invalid')).toBeNull();
  rule = (amount) => (amount === '3.00' ? 'The smallest amount is $5.00.' : null);
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.getByText('The smallest amount is $5.00.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '$25' }));
  expect(field('Amount').value).toBe('25.00');
  expect(screen.queryByText('The smallest amount is $5.00.')).toBeNull();
});

it('takes what every kind of field holds', async () => {
  const onSend = vi.fn<(data: object) => void>();
  function Kinds() {
    const form = useForm({
      initial: { game: 'CS2', code: '', password: '', isLoud: false, stake: '' },
      send: onSend,
    });
    const options = ['CS2', 'APEX'].map((value) => ({ value, label: value }));
    return (
      <Form {...form.wires} aria-label="Sample">
        <Select label="Game" options={options} {...form.field('game')} />
        <CodeField label="Code" {...form.field('code')} />
        <PasswordField label="Password" {...form.field('password')} />
        <Switch label="Loud" {...form.field('isLoud')} />
        <MoneyField label="Stake" {...form.field('stake')} />
      </Form>
    );
  }
  render(<Kinds />);
  type('Game', 'APEX');
  type('Code', '123456');
  type('Password', ' two words ');
  fireEvent.click(field('Loud'));
  type('Stake', '$50');
  fireEvent.blur(field('Stake'));
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    game: 'APEX',
    code: '123456',
    password: ' two words ',
    isLoud: true,
    stake: '50.00',
  });
});

it('clears a field for the next try, while the refusal of what stood in it stays', async () => {
  function SignIn() {
    const { sending, run } = useAttempt([refusal({ code: 'INVALID_CREDENTIALS' })]);
    const form = useForm({
      initial: { password: '' },
      check: ({ password }) => ({ password: password === '' ? 'Enter your password.' : null }),
      sending,
      send: async () => {
        if (!(await run())) form.clear('password');
      },
    });
    return (
      <Form {...form.wires} aria-label="Sample">
        <PasswordField label="Password" {...form.field('password')} />
        <Failed failure={form.notice} />
      </Form>
    );
  }
  render(<SignIn />);
  type('Password', 'wrong');
  await send();
  expect(field('Password').value).toBe('');
  expect(document.activeElement).toBe(field('Password'));
  expect(screen.getByRole('alert').textContent).toBe('The server said no.');
  expect(screen.queryByText('Enter your password.')).toBeNull();
});

it('points to a field that something else than an attempt needs', () => {
  const onSend = vi.fn<() => void>();
  function Draft() {
    const form = useForm({ initial: { stake: 'x' }, check: () => ({ stake: 'No amount.' }), send: onSend });
    return (
      <Form {...form.wires}>
        <MoneyField label="Stake" {...form.field('stake')} />
        <button type="button" onClick={() => form.point('stake')}>
          Keep
        </button>
      </Form>
    );
  }
  render(<Draft />);
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByText('No amount.')).toBeDefined();
  expect(document.activeElement).toBe(field('Stake'));
  expect(onSend).not.toHaveBeenCalled();
});
