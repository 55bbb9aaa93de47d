import { expect, it } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { writeMessage } from './write-message.tsx';

const PUBLIC_URL = 'https://gauntlet.example';
const URL = `${PUBLIC_URL}/somewhere`;
const AT = Date.UTC(2026, 2, 2, 12);
const username = 'nova';

it.each([
  [
    'a gift',
    { kind: 'gift', from: 'נועה', name: 'Starter Pack', url: URL, expiresAt: AT },
    'נועה',
    /^\u2068נועה\u2069 has/,
  ],
  [
    'an application',
    { kind: 'application-connected', username, name: 'مباراة 7', scopes: ['bets:read'], at: AT },
    'مباراة 7',
    /^\u2068مباراة 7\u2069 was connected/,
  ],
  ['a greeting', { kind: 'reset-password', username: 'ليلى', url: URL, lifeMs: MINUTE }, 'ليلى', /^Set a new/],
  ['a fact', { kind: 'passkey-changed', username, name: 'טלפון 2', isAdded: true, at: AT }, 'טלפון 2', /^A passkey/],
] as const)('a name from right to left is set apart wherever it stands: %s', async (_, mail, name, subject) => {
  const written = await writeMessage(mail, 'en', PUBLIC_URL);
  expect(written.subject).toMatch(subject);
  for (const part of [written.subject, written.text, written.html])
    expect(part.replaceAll(`\u2068${name}\u2069`, '')).not.toContain(name);
  expect(written.text).toContain(`\u2068${name}\u2069`);
});
