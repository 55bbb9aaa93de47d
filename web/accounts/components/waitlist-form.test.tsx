import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WaitlistForm } from './waitlist-form.tsx';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function open(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  render(<WaitlistForm />);
  return fetched;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Join the Waitlist' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => act(async () => void fireEvent.click(button()));

afterEach(() => vi.unstubAllGlobals());

describe('the waitlist form', () => {
  it('cannot be sent while the address is empty', () => {
    open(async () => json(200, {}));
    expect(button().disabled).toBe(true);
    type('   ');
    expect(button().disabled).toBe(true);
  });

  it('complains about a bad address when the field is left, and stops as soon as it is right', () => {
    const fetched = open(async () => json(200, {}));
    type('player@');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    expect(button().disabled).toBe(true);
    type('player@example.com');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    expect(button().disabled).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not send a bad address', async () => {
    const fetched = open(async () => json(200, {}));
    type('player');
    await submit();
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends the trimmed address with the time, and thanks', async () => {
    const fetched = open(async () => json(200, { message: 'Watch your inbox for updates.' }));
    type('  player@example.com ');
    await submit();
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBe(document.activeElement);
    expect(screen.getByText('Watch your inbox for updates.')).toBeDefined();
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/waitlist');
    const sent = JSON.parse(String(init?.body)) as { email: string; timestamp: string };
    expect(sent.email).toBe('player@example.com');
    expect(new Date(sent.timestamp).toISOString()).toBe(sent.timestamp);
  });

  it.each([
    [
      'the message of the server',
      async () => json(429, { message: 'Too many attempts; try again later' }),
      'Too many attempts; try again later',
    ],
    ['its own sentence when the server says nothing', async () => json(502, null), 'Failed to submit email'],
    [
      'its own sentence for an answer that is no JSON',
      async () => new Response('<html>', { status: 500 }),
      'Failed to submit email',
    ],
    [
      'that no answer came',
      async () => Promise.reject(new TypeError('fetch')),
      'Failed to submit email. Please try again.',
    ],
  ])('shows %s, keeps the address, and can be sent again', async (_what, answer, sentence) => {
    open(answer);
    type('player@example.com');
    await submit();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(field().value).toBe('player@example.com');
    expect(button().disabled).toBe(false);
  });
});
