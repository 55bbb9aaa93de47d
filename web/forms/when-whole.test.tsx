import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { codeIn } from '../../domain/security/second-factor.ts';
import { wholeTeamCode } from '../../domain/teams/team.ts';
import { Form } from '../ui/form/form.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useForm } from './use-form.ts';
import { whenWhole } from './when-whole.ts';

function Ask({ wholeIn, send }: { wholeIn: (typed: string) => string | null; send: (code: string) => void }) {
  const form = useForm({ initial: { code: '' }, send: ({ code }) => send(code) });
  return (
    <Form {...form.wires}>
      <TextField label="Code" {...whenWhole(form.field('code'), wholeIn, form.wires.onSubmit)} />
      <button type="submit">Send</button>
    </Form>
  );
}

/** Types one after the other; answers what was sent. */
async function sentAfter(wholeIn: (typed: string) => string | null, ...typed: string[]): Promise<string[]> {
  const send = vi.fn<(code: string) => void>();
  const { unmount } = render(<Ask wholeIn={wholeIn} send={send} />);
  for (const value of typed) {
    fireEvent.change(screen.getByLabelText('Code'), { target: { value } });
    // A send that has ended lets the next one go.
    await screen.findByRole('button');
  }
  unmount();
  return send.mock.calls.map(([code]) => code);
}

it.each([
  [['1', '12345', '123456'], ['123456']],
  [['123 456'], ['123 456']],
  [['123456', '123456 ', '123-456'], ['123456']],
  [
    ['12345', '123456', '12345', '123457'],
    ['123456', '123457'],
  ],
  [['ABCDE-23456'], []],
])('of %j typed one after the other, %j is sent by itself', async (typed, sent) => {
  expect(await sentAfter(codeIn, ...typed)).toEqual(sent);
});

it('sends the invite code of a team with its eighth character, and what is typed short of it only by the button', async () => {
  expect(await sentAfter(wholeTeamCode, 'nse7k4q', 'nse7 k4qw')).toEqual(['nse7 k4qw']);
  const send = vi.fn<(code: string) => void>();
  render(<Ask wholeIn={wholeTeamCode} send={send} />);
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'nse7' } });
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledWith('nse7');
});
