import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of sender and receiver may be apart, and how long a message that was caught is good, in seconds. */
const TOLERANCE = 5 * 60;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a message is from Gauntlet and of these minutes, by Standard Webhooks: HMAC-SHA256 of id, time and body. Several
 * signatures stand beside each other for a day after the secret was replaced.
 * @returns its id, or null
 */
export function verifiedId(secret: string, headers: Headers, body: string, nowMs: number): string | null {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string') return null;
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1_000 - Number(time)) > TOLERANCE) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const own = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  const isGood = signatures.split(' ').some((one) => {
    const [version, text = ''] = one.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === own.length && timingSafeEqual(given, own);
  });
  return isGood ? id : null;
}

/** Does what a message asks for once, however often and in whatever order it comes; what failed may be tried again. */
export class Once {
  readonly #done = new Map<string, Promise<void>>();
  readonly #most: number;

  /** @param most messages that are remembered */
  constructor(most = 10_000) {
    this.#most = most;
  }

  async run(id: string, work: () => Promise<void>): Promise<void> {
    const known = this.#done.get(id);
    if (known) return known;
    const doing = work();
    this.#done.set(id, doing);
    const [oldest] = this.#done.keys();
    if (this.#done.size > this.#most && oldest !== undefined) this.#done.delete(oldest);
    try {
      await doing;
    } catch (error) {
      this.#done.delete(id);
      throw error;
    }
  }
}
