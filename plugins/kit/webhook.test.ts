import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Once, verifiedId } from './webhook.ts';

const KEY = Buffer.from('a key of thirty-two bytes, fixed');
const SECRET = `whsec_${KEY.toString('base64')}`;
const NOW = 1_700_000_000_000;

const signed = (body: string, { id = 'msg_1', seconds = NOW / 1_000 } = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': `v1,${createHmac('sha256', KEY).update(`${id}.${seconds}.${body}`).digest('base64')}`,
});

describe('a webhook (CR-21)', () => {
  it('of Gauntlet is known by its signature, beside that of an earlier secret too', () => {
    const headers = signed('{}');
    expect(verifiedId(SECRET, headers, '{}', NOW)).toBe('msg_1');
    const both = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect(verifiedId(SECRET, both, '{}', NOW)).toBe('msg_1');
  });

  it('with another body, id, time or secret is none, nor one without a header', () => {
    const headers = signed('{}');
    expect(verifiedId(SECRET, headers, '{ }', NOW)).toBeNull();
    expect(verifiedId(SECRET, { ...headers, 'webhook-id': 'msg_2' }, '{}', NOW)).toBeNull();
    expect(verifiedId(SECRET, { ...headers, 'webhook-timestamp': '1700000001' }, '{}', NOW)).toBeNull();
    expect(verifiedId('whsec_AAAA', headers, '{}', NOW)).toBeNull();
    for (const name of Object.keys(headers))
      expect(verifiedId(SECRET, { ...headers, [name]: undefined }, '{}', NOW)).toBeNull();
    const unversioned = headers['webhook-signature'].replace('v1,', 'v2,');
    expect(verifiedId(SECRET, { ...headers, 'webhook-signature': unversioned }, '{}', NOW)).toBeNull();
  });

  it('that somebody caught is worth nothing after five minutes', () => {
    const headers = signed('{}');
    expect(verifiedId(SECRET, headers, '{}', NOW + 300_000)).toBe('msg_1');
    expect(verifiedId(SECRET, headers, '{}', NOW + 301_000)).toBeNull();
    expect(verifiedId(SECRET, headers, '{}', NOW - 301_000)).toBeNull();
  });
});

describe('once (CR-21)', () => {
  it('does a message once, while it is under way too, and again after a failure', async () => {
    const once = new Once();
    let runs = 0;
    const work = () => Promise.resolve().then(() => void runs++);
    await Promise.all([once.run('a', work), once.run('a', work), once.run('b', work)]);
    await once.run('a', work);
    expect(runs).toBe(2);
    const fails = () => Promise.reject(new Error('away'));
    await expect(once.run('c', fails)).rejects.toThrow('away');
    await once.run('c', work);
    expect(runs).toBe(3);
  });

  it('forgets the oldest of too many', async () => {
    const once = new Once(2);
    let runs = 0;
    for (const id of ['a', 'b', 'c', 'b', 'c', 'a'])
      await once.run(id, () => Promise.resolve().then(() => void runs++));
    expect(runs).toBe(4);
  });
});
