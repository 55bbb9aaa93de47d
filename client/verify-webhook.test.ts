import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

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
});
