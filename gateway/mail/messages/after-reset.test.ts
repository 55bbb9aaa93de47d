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
  const from = said.indexOf('These no longer work:');
  expect(said.slice(from, from + 3)).toEqual([
    'These no longer work:',
    `Signed-in browser: Laptop – ${when}`,
    `New recovery codes: ${when}`,
  ]);
  for (const line of [
    'We don’t pay out to these until you confirm them in your wallet:',
    'Someone removed these earlier. If it wasn’t you, set them up again:',
    `Passkey: ${when}`,
    'These haven’t changed. Remove anything that isn’t yours:',
    `Two-factor authentication: ${when}`,
  ])
    expect(said).toContain(line);
});
