import type { Outgoing, OutgoingAnswer } from '../../gateway/kernel/http/outgoing.ts';

export interface Received {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Stands where webhooks are sent to: keeps what it gets, and answers what it is told to. */
export class HookReceiver {
  readonly got: Received[] = [];
  /** Null for a receiver that is away. */
  answer: Partial<OutgoingAnswer> | null = {};
  /** Of hosts that are slow to answer: what they do then. */
  readonly slow = new Map<string, () => Promise<Partial<OutgoingAnswer>>>();

  readonly call: Outgoing = async (url, { headers, body }) => {
    if (this.answer === null) throw new Error('connect ECONNREFUSED');
    this.got.push({ url: url.href, headers, body: body.toString() });
    const answer = (await this.slow.get(url.hostname)?.()) ?? this.answer;
    return { status: 200, text: 'thanks', ...answer };
  };

  /** Numbers of what was taken, in the order in which it came. */
  get seqs(): number[] {
    return this.got.map(({ body }) => (JSON.parse(body) as { seq: number }).seq);
  }
}
