import { createHmac, randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECOND } from '../../domain/shared/time.ts';
import { ConnectedAccounts } from './stripe-accounts-stand-in.ts';

interface Checkout {
  readonly id: string;
  payment_status: string;
  status: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Where Stripe's page leads to when it is left. */
  readonly success_url: string;
  readonly cancel_url: string;
}

/** What was refunded of a payment so far, and what a bank disputes of it. */
interface Reversed {
  readonly payment_intent: string;
  readonly amount_refunded?: number;
  readonly dispute?: { readonly id: string; readonly amount: number; readonly status: string };
}

interface Asked {
  readonly key: string;
  readonly form: URLSearchParams;
}

/** A server in Stripe's place that knows checkouts: a second call with one key answers the first one's. */
export class StripeStandIn {
  /** What checkouts were begun with. */
  readonly asked: Asked[] = [];
  readonly checkouts: Checkout[] = [];
  readonly reversed: Reversed[] = [];
  /** What players have at Stripe themselves. */
  readonly accounts = new ConnectedAccounts();
  readonly #byKey = new Map<string, Checkout>();
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const page = this.#page(request.url ?? '');
      if (page !== null) {
        response.setHeader('Content-Type', 'text/html');
        response.end(page);
        return;
      }
      response.setHeader('Content-Type', 'application/json');
      const answer = this.#answer(request, Buffer.concat(chunks).toString());
      if (typeof answer === 'object' && answer !== null && 'error' in answer)
        response.statusCode = JSON.stringify(answer).includes('api_error') ? 500 : 400;
      response.end(JSON.stringify(answer));
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return this.#origin;
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The page on which the card would be entered. */
  pageOf(id: string): string {
    return `${this.#origin}/pay/${id}`;
  }

  #page(path: string): string | null {
    const id = /^\/pay\/(\w+)$/.exec(path)?.[1];
    const checkout = this.checkouts.find((known) => known.id === id);
    if (!checkout) return null;
    const link = (to: string, name: string) => `<p><a href="${to.replaceAll('&', '&amp;')}">${name}</a></p>`;
    return `<!doctype html><html lang="en"><title>Pay</title><h1>Pay</h1>
      ${link(checkout.success_url, 'Pay')}${link(checkout.cancel_url, 'Cancel')}</html>`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }

  /** The checkout that was begun last. */
  get last(): Checkout {
    const checkout = this.checkouts.at(-1);
    if (!checkout) throw new Error('no checkout was begun');
    return checkout;
  }

  #answer({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): unknown {
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    const ofAccounts = this.accounts.answer({
      method,
      path: pathname,
      query: searchParams,
      form: new URLSearchParams(body),
      key: String(headers['idempotency-key']),
      account: String(headers['stripe-account']),
    });
    if (ofAccounts !== undefined) return ofAccounts;
    const shown = (checkout: Checkout | undefined) => ({
      object: 'checkout.session',
      ...checkout,
      url: this.pageOf(checkout?.id ?? ''),
    });
    const ended = this.checkouts.find(({ id }) => pathname === `/v1/checkout/sessions/${id}/expire`);
    if (ended?.status === 'open') return shown(Object.assign(ended, { status: 'expired' }));
    if (ended) return { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } };
    const known = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname)?.[1];
    if (known) return shown(this.checkouts.find(({ id }) => id === known));
    if (method === 'GET' && /^\/v1\/(charges|disputes|refunds)/.test(pathname))
      return this.#reversed(pathname, searchParams.get('payment_intent'));
    if (method === 'GET') {
      const intent = searchParams.get('payment_intent');
      return { object: 'list', data: this.checkouts.filter((c) => c.payment_intent === intent), has_more: false };
    }
    const key = String(headers['idempotency-key']);
    const form = new URLSearchParams(body);
    this.asked.push({ key, form });
    let checkout = this.#byKey.get(key);
    if (!checkout) {
      const id = `cs_${this.checkouts.length + 1}`;
      checkout = {
        id,
        payment_status: 'unpaid',
        status: 'open',
        payment_intent: `pi_of_${id}`,
        metadata: Object.fromEntries(
          [...form].flatMap(([name, value]) => {
            const mark = /^metadata\[(\w+)\]$/.exec(name)?.[1];
            return mark === undefined ? [] : [[mark, value] as const];
          }),
        ),
        success_url: form.get('success_url') ?? '',
        cancel_url: form.get('cancel_url') ?? '',
      };
      this.#byKey.set(key, checkout);
      this.checkouts.push(checkout);
    }
    return shown(checkout);
  }

  /** Lists of charges, disputes and refunds, of one payment or of all; a charge by its id. */
  #reversed(path: string, payment: string | null): unknown {
    const of = this.reversed.filter(({ payment_intent }) => payment === null || payment_intent === payment);
    const charges = of.map(({ payment_intent, amount_refunded = 0 }) => ({
      id: `ch_of_${payment_intent}`,
      payment_intent,
      amount_refunded,
    }));
    const one = /^\/v1\/charges\/(\w+)$/.exec(path)?.[1];
    if (one !== undefined) return charges.find(({ id }) => id === one);
    const data = path.startsWith('/v1/disputes')
      ? of.flatMap(({ payment_intent, dispute }) => (dispute ? [{ ...dispute, payment_intent }] : []))
      : path.startsWith('/v1/refunds')
        ? charges.filter(({ amount_refunded }) => amount_refunded > 0)
        : charges;
    return { object: 'list', data, has_more: false };
  }
}

/** A webhook as Stripe sends it: body and signature. */
export function stripeHook(
  type: string,
  object: object,
  {
    secret,
    at,
    id = `evt_${randomUUID()}`,
    account,
  }: { secret: string; at: number; id?: string | undefined; account?: string | undefined },
): { body: string; signature: string } {
  const body = JSON.stringify({ id, object: 'event', type, account, data: { object } });
  const t = Math.floor(at / SECOND);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { body, signature: `t=${t},v1=${v1}` };
}
