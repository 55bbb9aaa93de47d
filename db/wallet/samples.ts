import { DAY, HOUR, MINUTE, utcDay } from '../../domain/shared/time.ts';
import type { BonusSource } from '../../domain/wallet/bonus-sources.ts';
import { type MethodTerms, kindName, maskedDestination } from '../../domain/wallet/methods.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import {
  bookChargeback,
  bookDeposit,
  bookWithdrawal,
  bookWithdrawalPayout,
  bookWithdrawalReturn,
} from './index.ts';
import { changeMethod, insertMethod } from './method.queries.ts';
import { countMoney } from './money-day.ts';
import { changeDeposit, insertDeposit, insertWithdrawal } from './payment.queries.ts';
import type { Moment, Scene } from '../seed/scene.ts';

const PROVIDER = 'sandbox';
const FEE_CENTS = 2_50;
/** Who decided the withdrawals of the past: the account `moderator`. */
const JUDGE_ID = '4';
/** What `demo` has paid in later than the first time, less what was paid out with its fees. */
export const DEMO_LATER_CENTS = 100_00 + 50_00 - (150_00 + FEE_CENTS) - (80_00 + FEE_CENTS);

const NOTHING = { token: '', destination: '', network: null } as const;
const card = (digits: string): MethodTerms => ({ ...NOTHING, kind: 'credit', token: `sandbox-success-${digits}` });

/** With its age; null for one that the first deposit came by. */
const DEMO_METHODS: readonly (readonly [id: string, terms: MethodTerms, age: number | null, isVerified: boolean])[] = [
  ['demo-card', card('4242'), null, true],
  ['demo-bank', { ...NOTHING, kind: 'bank', destination: '021000021/123456789' }, 90 * DAY, true],
  // So young that no money goes there yet.
  ['demo-paypal', { ...NOTHING, kind: 'paypal', destination: 'demo@gauntlet.example' }, 5 * HOUR, true],
  ['demo-venmo', { ...NOTHING, kind: 'venmo', destination: '@unverified-demo' }, 2 * DAY, false],
];

/**
 * Days ago, what for, how many: with the starter bonus, what the streak and the referrals bring, the 2,500 BC of `demo` and the 1,200 BC
 * of `rival`.
 */
const DEMO_COINS: readonly (readonly [number, BonusSource, number])[] = [
  [80, 'mission', 150],
  [71, 'mission', 150],
  [60, 'mission', 150],
  [37, 'mission', 150],
  [17, 'mission', 50],
  [11, 'mission', 150],
];
const RIVAL_COINS: readonly (readonly [number, BonusSource, number])[] = [
  [66, 'mission', 150],
  [50, 'mission', 300],
  [9, 'mission', 150],
];

/**
 * Methods, deposits, payouts and bonuses of the past, in no order. Everybody paid in `openedDays` days ago. `seal` keeps a method's terms
 * as the server does.
 */
export class WalletScene {
  readonly #tx: Tx;
  readonly #scene: Scene;
  readonly #now: number;
  readonly #openedDays: number;
  readonly #seal: (text: string) => string;

  constructor(tx: Tx, scene: Scene, now: number, openedDays: number, seal: (text: string) => string) {
    this.#tx = tx;
    this.#scene = scene;
    this.#now = now;
    this.#openedDays = openedDays;
    this.#seal = seal;
  }

  async addMethods(): Promise<void> {
    for (const [id, terms, age, isVerified] of DEMO_METHODS) await this.#addMethod('1', id, terms, age, isVerified);
    await this.#addMethod('2', 'rival-card', card('1881'), null, true);
    const bank = { ...NOTHING, kind: 'bank', destination: 'DE89370400440532013000' } as const;
    await this.#addMethod('2', 'rival-bank', bank, 80 * DAY, true);
    for (const id of ['6', '7', '8', '9', '10']) await this.addCard(id, Number(id));
  }

  /** A card that the account has paid in with, named `card-of-` and its id. */
  async addCard(userId: string, digits: number): Promise<void> {
    await this.#addMethod(userId, `card-of-${userId}`, card(String(digits).padStart(4, '0')), null, true);
  }

  /** A bank account that money is paid out to, named `bank-of-` and the account's id. */
  async addBank(userId: string, destination: string): Promise<void> {
    await this.#addMethod(userId, `bank-of-${userId}`, { ...NOTHING, kind: 'bank', destination }, null, true);
  }

  /** @param openingCents what `demo` paid in at first */
  moments(openingCents: number): Moment[] {
    return [
      this.deposit('1', 'demo-card', openingCents, this.#openedDays),
      ...this.withdrawal('1', 'demo-bank', 40_00, 66, 'rejected'),
      this.deposit('1', 'demo-card', 100_00, 58),
      ...this.withdrawal('1', 'demo-bank', 150_00, 45, 'paid'),
      this.deposit('1', 'demo-card', 75_00, 33, 'The card was declined'),
      this.deposit('1', 'demo-card', 50_00, 20),
      ...this.withdrawal('1', 'demo-bank', 80_00, 12, 'paid'),
      this.deposit('2', 'rival-card', 1_500_00, this.#openedDays),
      this.deposit('2', 'rival-card', 500_00, 30),
      ...this.withdrawal('2', 'rival-bank', 60_00, 0, 'requested'),
      ...['6', '7', '8', '9', '10'].map((id) => this.deposit(id, `card-of-${id}`, 3_000_00, this.#openedDays)),
      ...DEMO_COINS.map(([days, source, coins]) => this.#bonus('1', days, source, coins)),
      ...RIVAL_COINS.map(([days, source, coins]) => this.#bonus('2', days, source, coins)),
    ];
  }

  async #addMethod(
    userId: string,
    id: string,
    terms: MethodTerms,
    age: number | null,
    isVerified: boolean,
  ): Promise<void> {
    const digits = /(\d{4})$/.exec(terms.token)?.[1];
    await insertMethod(this.#tx, {
      id,
      userId,
      kind: terms.kind,
      name: digits === undefined ? kindName(terms.kind) : `${kindName(terms.kind)} ending ${digits}`,
      details: maskedDestination(terms),
      network: null,
      sealedTerms: this.#seal(JSON.stringify(terms)),
      isDefault: terms.kind === 'credit' && isVerified,
      isVerified,
      createdAt: this.#now - (age ?? (this.#openedDays + 10) * DAY),
      lastUsedAt: null,
      removedAt: null,
    });
  }

  /** @param failure why nothing came of it; null when the money came */
  deposit(
    userId: string,
    methodId: string,
    amountCents: number,
    daysAgo: number,
    failure: string | null = null,
  ): Moment {
    const at = this.#now - daysAgo * DAY;
    const id = `deposit-${userId}-${daysAgo}`;
    const happens = async (): Promise<void> => {
      await insertDeposit(this.#tx, {
        id,
        userId,
        methodId,
        amountCents,
        status: failure === null ? 'succeeded' : 'failed',
        provider: PROVIDER,
        providerRef: `sbx_${id}`,
        actionUrl: null,
        failure,
        createdAt: at,
        changedAt: at,
      });
      await changeMethod(this.#tx, methodId, { lastUsedAt: at });
      if (failure !== null) return;
      await countMoney(this.#tx, userId, utcDay(at), 'deposits', amountCents);
      await bookDeposit(this.#tx, { id, userId, amountCents }, this.#scene.booking(userId, at));
    };
    return { at, happens };
  }

  /** A bank takes back what was paid in so many days ago and still lies in the wallet. */
  chargeback(userId: string, amountCents: number, paidDaysAgo: number, daysAgo: number): Moment {
    const at = this.#now - daysAgo * DAY;
    const id = `deposit-${userId}-${paidDaysAgo}`;
    const happens = async (): Promise<void> => {
      await changeDeposit(this.#tx, id, { status: 'charged-back', takenBackCents: amountCents, changedAt: at });
      await bookChargeback(this.#tx, { id, userId, amountCents }, amountCents, this.#scene.booking(userId, at));
      const about = { entity: 'deposit', entityId: id, concerns: [userId], data: { userId, amountCents }, at };
      await appendEvent(this.#tx, { ...about, type: 'deposit.charged-back' });
    };
    return { at, happens };
  }

  /** Cards of one evening, one after the other, each of which was declined. */
  declinedCards(userId: string, count: number, daysAgo: number): Moment[] {
    return Array.from({ length: count }, (_, n) => {
      const at = this.#now - daysAgo * DAY + n * 10 * MINUTE;
      const id = `declined-${userId}-${n + 1}`;
      const happens = async (): Promise<void> => {
        await this.#addMethod(userId, `card-${id}`, card(String(n + 1).padStart(4, '7')), this.#now - at, false);
        await insertDeposit(this.#tx, {
          id,
          userId,
          methodId: `card-${id}`,
          amountCents: 20_00,
          status: 'failed',
          provider: PROVIDER,
          providerRef: `sbx_${id}`,
          actionUrl: null,
          failure: 'The card was declined',
          createdAt: at,
          changedAt: at,
        });
        const about = { entity: 'deposit', entityId: id, concerns: [userId], data: { userId, amountCents: 20_00 }, at };
        await appendEvent(this.#tx, { ...about, type: 'deposit.failed' });
      };
      return { at, happens };
    });
  }

  /** Decided a day after it was asked for. */
  withdrawal(
    userId: string,
    methodId: string,
    amountCents: number,
    daysAgo: number,
    status: 'requested' | 'paid' | 'rejected',
  ): Moment[] {
    const at = this.#now - daysAgo * DAY - 3 * HOUR;
    const decidedAt = at + DAY;
    const id = `withdrawal-${userId}-${daysAgo}`;
    const money = { id, userId, amountCents, feeCents: FEE_CENTS };
    const isOpen = status === 'requested';
    const ask = async (): Promise<void> => {
      await insertWithdrawal(this.#tx, {
        ...money,
        methodId,
        status,
        reason: status === 'rejected' ? 'The name on the bank account was not the one of the player.' : null,
        requestedAt: at,
        changedAt: isOpen ? at : decidedAt,
        firstApproverId: null,
        decidedBy: isOpen ? null : JUDGE_ID,
        provider: PROVIDER,
        providerRef: status === 'paid' ? `sbx_${id}` : null,
      });
      await changeMethod(this.#tx, methodId, { lastUsedAt: at });
      if (status !== 'rejected') await countMoney(this.#tx, userId, utcDay(at), 'withdrawals', amountCents);
      await bookWithdrawal(this.#tx, money, this.#scene.booking(userId, at));
    };
    const decide = async (): Promise<void> => {
      if (status === 'paid') await bookWithdrawalPayout(this.#tx, money, this.#scene.booking(null, decidedAt));
      else await bookWithdrawalReturn(this.#tx, money, this.#scene.booking(JUDGE_ID, decidedAt));
    };
    return [{ at, happens: ask }, ...(isOpen ? [] : [{ at: decidedAt, happens: decide }])];
  }

  #bonus(userId: string, daysAgo: number, source: BonusSource, coins: number): Moment {
    const at = this.#now - daysAgo * DAY - 2 * HOUR;
    return { at, happens: () => this.#scene.give(userId, coins, `${source}:${userId}:${daysAgo}`, at) };
  }
}
