import { expect, it } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { writeMessage } from './write-message.tsx';

const URL = 'https://gauntlet.example/verify-email#registration=r1';

it('a code for whoever has forgotten the password leads to where it is entered, and says what follows', async () => {
  const mail = {
    kind: 'verify-email',
    username: 'StrangerNova',
    code: '042917',
    url: URL,
    lifeMs: 10 * MINUTE,
  } as const;
  const { subject, text, code, url } = await writeMessage(mail, 'en', 'https://gauntlet.example');
  expect([subject, code, url]).toEqual(['Your code for Gauntlet', '042917', URL]);
  for (const words of ['You asked for a new password', '042917', `Enter the Code ${URL}`, 'Ignore this message'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(text, 'the address may be a stranger’s').not.toContain('StrangerNova');
});
