import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readWebhook, verifyWebhook } from './verify-webhook.ts';

const KEY = Buffer.from('a key of thirty-two bytes, fixed');
const SECRET = `whsec_${KEY.toString('base64')}`;
const NOW = 1_700_000_000_000;

const signed = (body: string, { id = 'msg_1', seconds = NOW / 1_000 } = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': `v1,${createHmac('sha256', KEY).update(`${id}.${seconds}.${body}`).digest('base64')}`,
});

describe('a webhook (CR-21)', () => {
  it('of Gauntlet is known by its signature, beside that of an earlier secret too', async () => {
    const headers = signed('{}');
    expect(await verifyWebhook(SECRET, headers, '{}', NOW)).toBe('msg_1');
    const both = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect(await verifyWebhook(SECRET, both, '{}', NOW)).toBe('msg_1');
  });

  it('with another body, id, time or secret is none, nor one without a header', async () => {
    const headers = signed('{}');
    expect(await verifyWebhook(SECRET, headers, '{ }', NOW)).toBeNull();
    expect(await verifyWebhook(SECRET, { ...headers, 'webhook-id': 'msg_2' }, '{}', NOW)).toBeNull();
    expect(await verifyWebhook(SECRET, { ...headers, 'webhook-timestamp': '1700000001' }, '{}', NOW)).toBeNull();
    expect(await verifyWebhook('whsec_AAAA', headers, '{}', NOW)).toBeNull();
    for (const name of Object.keys(headers))
      expect(await verifyWebhook(SECRET, { ...headers, [name]: undefined }, '{}', NOW)).toBeNull();
    const unversioned = headers['webhook-signature'].replace('v1,', 'v2,');
    expect(await verifyWebhook(SECRET, { ...headers, 'webhook-signature': unversioned }, '{}', NOW)).toBeNull();
  });

  it('that somebody caught is worth nothing after five minutes', async () => {
    const headers = signed('{}');
    expect(await verifyWebhook(SECRET, headers, '{}', NOW + 300_000)).toBe('msg_1');
    expect(await verifyWebhook(SECRET, headers, '{}', NOW + 301_000)).toBeNull();
    expect(await verifyWebhook(SECRET, headers, '{}', NOW - 301_000)).toBeNull();
  });

  it('is read from the headers of a Request too, and what is no base64 beside a good signature harms nothing', async () => {
    const { 'webhook-signature': good, ...rest } = signed('{}');
    const headers = new Headers({ ...rest, 'webhook-signature': `v1,% v1,=== v1 v1,AAAAA ${good}` });
    expect(await verifyWebhook(SECRET, headers, '{}', NOW)).toBe('msg_1');
    headers.set('webhook-signature', 'v1,% v1,=== v1 v1,AAAAA');
    expect(await verifyWebhook(SECRET, headers, '{}', NOW)).toBeNull();
  });

  it.each([
    ['a secret that is missing', undefined, {}, '{}', 0, 'SECRET'],
    ['a secret that was cut', SECRET.slice(0, -3), {}, '{}', 0, 'SECRET'],
    ['the secret of another webhook', 'whsec_AAAA', {}, '{"a":1}', 0, 'SECRET'],
    ['another body', SECRET, {}, '{"a":2}', 0, 'SECRET'],
    ['a body that was parsed and written again', SECRET, {}, '{\n  "a": 1\n}', 0, 'BODY'],
    ['a body with a line break behind it', SECRET, {}, '{"a":1}\n', 0, 'BODY'],
    ['a body that is no text', SECRET, {}, { a: 1 }, 0, 'BODY'],
    ['a clock that is an hour late', SECRET, {}, '{"a":1}', -3_600_000, 'CLOCK'],
    ['a message of an hour ago', SECRET, {}, '{"a":1}', 3_600_000, 'CLOCK'],
    ['no signature', SECRET, { 'webhook-signature': undefined }, '{"a":1}', 0, 'HEADERS'],
    ['no time', SECRET, { 'webhook-timestamp': 'now' }, '{"a":1}', 0, 'HEADERS'],
  ] as const)('says what is wrong: %s', async (_, secret, change, body, late, which) => {
    const headers = { ...signed('{"a":1}'), ...change };
    const read = readWebhook(secret as unknown as string, headers, body as unknown as string, NOW + late);
    expect(await read).toEqual({ fault: which, says: expect.any(String) as string });
  });

  it('says by how much the clocks are apart, and throws where no message could ever be known', async () => {
    expect(await readWebhook(SECRET, signed('{}'), '{}', NOW - 600_000)).toMatchObject({
      says: 'It was sent 600 s after the time of this machine: look at its clock',
    });
    expect(await readWebhook(SECRET, signed('{}'), '{}', NOW)).toEqual({ id: 'msg_1' });
    await expect(verifyWebhook(undefined as unknown as string, signed('{}'), '{}', NOW)).rejects.toThrow(
      'secret is missing or cut',
    );
  });
});
