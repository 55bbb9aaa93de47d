interface Kept {
  readonly id: string;
  [field: string]: unknown;
}

const failing = (type: 'invalid_request_error' | 'api_error') => ({ error: { type, message: 'No payout' } });
const listOf = (data: readonly Kept[]) => ({ object: 'list', data, has_more: false });

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly key: string;
  /** The account in whose name it is called. */
  readonly account: string;
}

/** Connected accounts in Stripe's place: what is asked twice with one key is done once, until the keys are forgotten. */
export class ConnectedAccounts {
  readonly accounts: Kept[] = [];
  readonly transfers: Kept[] = [];
  readonly payouts: Kept[] = [];
  readonly reversals: Kept[] = [];
  /** What payouts end with: Stripe says no, or breaks; null while they do not. */
  payoutsEnd: 'invalid_request_error' | 'api_error' | null = null;
  #byKey = new Map<string, Kept>();

  /** As Stripe does after a day. */
  forgetKeys(): void {
    this.#byKey = new Map();
  }

  #once(list: Kept[], prefix: string, key: string, fields: Record<string, unknown>): Kept {
    const known = this.#byKey.get(key);
    if (known) return known;
    const made: Kept = { id: `${prefix}_${list.length + 1}of${key.slice(-4)}`.replaceAll(/\W/g, ''), ...fields };
    list.push(made);
    this.#byKey.set(key, made);
    return made;
  }

  /** Answers a call about accounts and what goes to them; undefined for any other. */
  answer({ method, path, query, form, key, account }: Call): unknown {
    if (path === '/v1/accounts')
      return this.#once(this.accounts, 'acct', key, { object: 'account', payouts_enabled: false });
    const asked = /^\/v1\/accounts\/(\w+)$/.exec(path)?.[1];
    if (asked !== undefined) return this.accounts.find(({ id }) => id === asked);
    if (path === '/v1/account_links')
      return { object: 'account_link', url: `https://connect.stripe.example/${form.get('account')}` };
    if (path === '/v1/transfers' && method === 'GET')
      return listOf(this.transfers.filter((one) => one['transfer_group'] === query.get('transfer_group')));
    if (path === '/v1/transfers')
      return this.#once(this.transfers, 'tr', key, {
        object: 'transfer',
        amount: Number(form.get('amount')),
        destination: form.get('destination'),
        transfer_group: form.get('transfer_group'),
        reversed: false,
        created: 1,
      });
    const transfer = this.transfers.find(({ id }) => path.startsWith(`/v1/transfers/${id}`));
    if (transfer && path.endsWith('/reversals')) {
      transfer['reversed'] = true;
      return this.#once(this.reversals, 'trr', key, { object: 'transfer_reversal', transfer: transfer.id });
    }
    if (transfer) return transfer;
    if (path === '/v1/payouts' && method === 'GET')
      return listOf(this.payouts.filter((one) => one['account'] === account));
    if (path !== '/v1/payouts') return undefined;
    if (this.payoutsEnd !== null) return failing(this.payoutsEnd);
    return this.#once(this.payouts, 'po', key, {
      object: 'payout',
      amount: Number(form.get('amount')),
      account,
      metadata: { transfer: form.get('metadata[transfer]') },
    });
  }
}
