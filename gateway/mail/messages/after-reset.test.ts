import { expect, test } from 'vitest';
import { PLANTED_ENDS, PLANTED_KINDS } from '../../../domain/shared/planted.ts';
import { writeMessage } from './write-message.tsx';

const AT = Date.UTC(2026, 2, 2, 12);

test('what was found stands below what became of it, with its name and since when', async () => {
  const things = PLANTED_KINDS.map((kind, n) => {
    return { kind, name: n === 0 ? 'Laptop' : '', madeAt: n === 1 ? null : AT, end: PLANTED_ENDS[n % 4] ?? 'kept' };
  });
  const mail = { kind: 'after-reset', username: 'Nova', at: AT, things } as const;
  const { text } = await writeMessage(mail, 'en', 'https://gauntlet.example');
  const when = 'March 2, 2026 at 12:00 PM UTC';
  const said = text.split('\n').filter((line) => line !== '');
  const from = said.indexOf('These have ended:');
  expect(said.slice(from, from + 3)).toEqual([
    'These have ended:',
    `Signed-in browser: Laptop – ${when}`,
    `New recovery codes: ${when}`,
  ]);
  for (const line of [
    'No payout goes to these until you confirm them in your wallet:',
    'These had been taken away before. If it was not you, set them up again:',
    `Passkey: ${when}`,
    'These stay as they are. Take away what is not yours:',
    `Two-factor authentication: ${when}`,
  ])
    expect(said).toContain(line);
});
