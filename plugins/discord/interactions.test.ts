import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { discordKey, isFromDiscord, messageOf, questionOf, readInteraction } from './interactions.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const HEX = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const signatureOf = (time: string, body: string) => sign(null, Buffer.from(time + body), privateKey).toString('hex');

it('a call is known as Discord’s by its signature over time and body, and nothing else is (CR-21)', () => {
  const key = discordKey(HEX);
  const signature = signatureOf('1', '{}');
  expect(isFromDiscord(key, signature, '1', '{}')).toBe(true);
  expect(isFromDiscord(key, signature, '2', '{}')).toBe(false);
  expect(isFromDiscord(key, signature, '1', '{ }')).toBe(false);
  for (const wrong of [undefined, '', 'x'.repeat(128), '0'.repeat(128), signature.slice(2), [signature]])
    expect(isFromDiscord(key, wrong, '1', '{}')).toBe(false);
  expect(isFromDiscord(key, signature, undefined, '{}')).toBe(false);
});

describe('an interaction (CR-21)', () => {
  const command = (more: object) =>
    JSON.stringify({ type: 2, token: 't', data: { name: 'battle', options: [{ value: ' b1 ' }] }, ...more });

  it('says what is asked, and whether by the owner', () => {
    const [inServer, alone] = [{ member: { user: { id: '7' } } }, { user: { id: '7' } }];
    for (const [more, ownerId, isOwner] of [
      [inServer, '7', true],
      [alone, '7', true],
      [inServer, '8', false],
      [{}, '7', false],
    ] as const) {
      const read = readInteraction(command(more));
      if (read?.type !== 2) throw new Error('no command');
      expect(questionOf(read, ownerId)).toEqual({ command: 'battle', argument: 'b1', isOwner });
    }
  });

  it('of another kind, or broken, is none', () => {
    const others = ['', 'x', '[]', '{"type":3}', command({ token: '' }), command({ data: { name: 'drop' } })];
    for (const text of others) expect(readInteraction(text), text).toBeNull();
  });
});

it('a message calls nobody, shows names as they are, and is cut (CR-21)', () => {
  expect(messageOf('**a** @everyone <@1>')).toEqual({
    content: '\\*\\*a\\*\\* \\@everyone \\<\\@1\\>',
    allowed_mentions: { parse: [] },
  });
  expect(messageOf('x', true)).toMatchObject({ flags: 64 });
  expect((messageOf('*'.repeat(3_000)) as { content: string }).content.length).toBeLessThanOrEqual(2_000);
});
