import { asc } from 'drizzle-orm';
import { DAY, HOUR, MINUTE, utcDay } from '../../domain/shared/time.ts';
import type { BonusSource } from '../../domain/wallet/bonus-sources.ts';
import { type MethodTerms, kindName, maskedDestination } from '../../domain/wallet/methods.ts';
import type { PaymentEvent } from '../../domain/wallet/wallet-events.ts';
import { appendEvent } from '../events/append-event.ts';
import { bookChargeback, bookDeposit, bookWithdrawal, bookWithdrawalPayout, bookWithdrawalReturn } from './index.ts';
import { changeMethod, insertMethod } from './method.queries.ts';
import { countMoney } from './money-day.ts';
import { changeDeposit, insertDeposit, insertWithdrawal } from './payment.queries.ts';
import { deposits, withdrawals } from './payment.table.ts';
import { COMPETITORS, DEMO_BALANCE_CENTS, DESK_PLAYERS, deskId, people } from '../seed/cast.ts';
import { type Moment, type Samples, type Scene, type Untold, untoldEvent } from '../seed/scene.ts';

const PROVIDER = 'sandbox';
const FEE_CENTS = 2_50;
/** Who decided the withdrawals of the past. */
const JUDGE_ID = people.moderator;
/** What `demo` has paid in later than the first time, less what was paid out with its fees. */
const DEMO_LATER_CENTS = 100_00 + 50_00 - (150_00 + FEE_CENTS) - (80_00 + FEE_CENTS);

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

/** Whoever stands on the tax list of the year. */
const TAXED = deskId(10);

/** Methods, deposits, payouts and bonuses of the past, in no order. */
class Payments {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async addMethods(): Promise<void> {
    for (const [id, terms, age, isVerified] of DEMO_METHODS)
      await this.#addMethod(people.demo, id, terms, age, isVerified);
    await this.#addMethod(people.rival, 'rival-card', card('1881'), null, true);
    const bank = { ...NOTHING, kind: 'bank', destination: 'DE89370400440532013000' } as const;
    await this.#addMethod(people.rival, 'rival-bank', bank, 80 * DAY, true);
    for (const id of COMPETITORS) await this.#addCard(id, Number(id));
    for (const n of DESK_PLAYERS.keys()) await this.#addCard(deskId(n), n);
    await this.#addBank(TAXED, 'DE02120300000000202051');
  }

  /** A card that the account has paid in with, named `card-of-` and its id. */
  async #addCard(userId: string, digits: number): Promise<void> {
    await this.#addMethod(userId, `card-of-${userId}`, card(String(digits).padStart(4, '0')), null, true);
  }

  /** A bank account that money is paid out to, named `bank-of-` and the account's id. */
  async #addBank(userId: string, destination: string): Promise<void> {
    await this.#addMethod(userId, `bank-of-${userId}`, { ...NOTHING, kind: 'bank', destination }, null, true);
  }

  /** @param openingCents what `demo` paid in at first */
  moments(openingCents: number): Moment[] {
    return [
      this.#deposit(people.demo, 'demo-card', openingCents, this.#scene.openedDays),
      ...this.#withdrawal(people.demo, 'demo-bank', 40_00, 66, 'rejected'),
      this.#deposit(people.demo, 'demo-card', 100_00, 58),
      ...this.#withdrawal(people.demo, 'demo-bank', 150_00, 45, 'paid'),
      this.#deposit(people.demo, 'demo-card', 75_00, 33, 'The card was declined'),
      this.#deposit(people.demo, 'demo-card', 50_00, 20),
      ...this.#withdrawal(people.demo, 'demo-bank', 80_00, 12, 'paid'),
      this.#deposit(people.rival, 'rival-card', 1_500_00, this.#scene.openedDays),
      this.#deposit(people.rival, 'rival-card', 500_00, 30),
      ...this.#withdrawal(people.rival, 'rival-bank', 60_00, 0, 'requested'),
      ...COMPETITORS.map((id) => this.#deposit(id, `card-of-${id}`, 3_000_00, this.#scene.openedDays)),
      ...DEMO_COINS.map(([days, source, coins]) => this.#bonus(people.demo, days, source, coins)),
      ...RIVAL_COINS.map(([days, source, coins]) => this.#bonus(people.rival, days, source, coins)),
      ...DESK_PLAYERS.flatMap((_name, n) => this.#deskPayments(n)),
      // What the risk desk finds by itself, as it finds what two of the players won from each other.
      ...this.#declinedCards(deskId(8), 5, 3),
      this.#deposit(deskId(9), `card-of-${deskId(9)}`, 120_00, 9),
      this.#chargeback(deskId(9), 120_00, 9, 2),
      this.#deposit(TAXED, `card-of-${TAXED}`, 2_500_00, 70),
      ...this.#withdrawal(TAXED, `bank-of-${TAXED}`, 2_050_00, 60, 'paid'),
    ];
  }

  #deskPayments(n: number): Moment[] {
    const [id, cardId] = [deskId(n), `card-of-${deskId(n)}`];
    return [
      this.#deposit(id, cardId, 1_000_00, 40),
      // Cards of the last week, most of which went through (AF-03).
      ...[1.25, 3.5, 5.75].map((days) => this.#deposit(id, cardId, 20_00 + n * 5_00, days)),
      // With the one of `rival` twelve wait (AD-03).
      ...this.#withdrawal(id, cardId, 40_00 + n * 5_00, n % 4, 'requested'),
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
    await insertMethod(this.#scene.tx, {
      id,
      userId,
      kind: terms.kind,
      name: digits === undefined ? kindName(terms.kind) : `${kindName(terms.kind)} ending ${digits}`,
      details: maskedDestination(terms),
      network: null,
      sealedTerms: this.#scene.seal(JSON.stringify(terms)),
      isDefault: terms.kind === 'credit' && isVerified,
      isVerified,
      createdAt: this.#scene.now - (age ?? (this.#scene.openedDays + 10) * DAY),
      lastUsedAt: null,
      removedAt: null,
    });
  }

  /** @param failure why nothing came of it; null when the money came */
  #deposit(
    userId: string,
    methodId: string,
    amountCents: number,
    daysAgo: number,
    failure: string | null = null,
  ): Moment {
    const at = this.#scene.now - daysAgo * DAY;
    const id = `deposit-${userId}-${daysAgo}`;
    const happens = async (): Promise<void> => {
      await insertDeposit(this.#scene.tx, {
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
      await changeMethod(this.#scene.tx, methodId, { lastUsedAt: at });
      if (failure !== null) return;
      await countMoney(this.#scene.tx, userId, utcDay(at), 'deposits', amountCents);
      await bookDeposit(this.#scene.tx, { id, userId, amountCents }, this.#scene.booking(userId, at));
    };
    return { at, happens };
  }

  /** A bank takes back what was paid in so many days ago and still lies in the wallet. */
  #chargeback(userId: string, amountCents: number, paidDaysAgo: number, daysAgo: number): Moment {
    const at = this.#scene.now - daysAgo * DAY;
    const id = `deposit-${userId}-${paidDaysAgo}`;
    const happens = async (): Promise<void> => {
      await changeDeposit(this.#scene.tx, id, { status: 'charged-back', takenBackCents: amountCents, changedAt: at });
      await bookChargeback(this.#scene.tx, { id, userId, amountCents }, amountCents, this.#scene.booking(userId, at));
      const about = { entity: 'deposit', entityId: id, concerns: [userId], data: { userId, amountCents }, at };
      await appendEvent(this.#scene.tx, { ...about, type: 'deposit.charged-back' });
    };
    return { at, happens };
  }

  /** Cards of one evening, one after the other, each of which was declined. */
  #declinedCards(userId: string, count: number, daysAgo: number): Moment[] {
    return Array.from({ length: count }, (_, n) => {
      const at = this.#scene.now - daysAgo * DAY + n * 10 * MINUTE;
      const id = `declined-${userId}-${n + 1}`;
      const happens = async (): Promise<void> => {
        await this.#addMethod(userId, `card-${id}`, card(String(n + 1).padStart(4, '7')), this.#scene.now - at, false);
        await insertDeposit(this.#scene.tx, {
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
        await appendEvent(this.#scene.tx, { ...about, type: 'deposit.failed' });
      };
      return { at, happens };
    });
  }

  /** Decided a day after it was asked for. */
  #withdrawal(
    userId: string,
    methodId: string,
    amountCents: number,
    daysAgo: number,
    status: 'requested' | 'paid' | 'rejected',
  ): Moment[] {
    const at = this.#scene.now - daysAgo * DAY - 3 * HOUR;
    const decidedAt = at + DAY;
    const id = `withdrawal-${userId}-${daysAgo}`;
    const money = { id, userId, amountCents, feeCents: FEE_CENTS };
    const isOpen = status === 'requested';
    const ask = async (): Promise<void> => {
      await insertWithdrawal(this.#scene.tx, {
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
      await changeMethod(this.#scene.tx, methodId, { lastUsedAt: at });
      if (status !== 'rejected') await countMoney(this.#scene.tx, userId, utcDay(at), 'withdrawals', amountCents);
      await bookWithdrawal(this.#scene.tx, money, this.#scene.booking(userId, at));
    };
    const decide = async (): Promise<void> => {
      if (status === 'paid') await bookWithdrawalPayout(this.#scene.tx, money, this.#scene.booking(null, decidedAt));
      else await bookWithdrawalReturn(this.#scene.tx, money, this.#scene.booking(JUDGE_ID, decidedAt));
    };
    return [{ at, happens: ask }, ...(isOpen ? [] : [{ at: decidedAt, happens: decide }])];
  }

  #bonus(userId: string, daysAgo: number, source: BonusSource, coins: number): Moment {
    const at = this.#scene.now - daysAgo * DAY - 2 * HOUR;
    return { at, happens: () => this.#scene.give(userId, coins, `${source}:${userId}:${daysAgo}`, at) };
  }
}

type Payment = Readonly<Record<'id' | 'userId', string>> & { readonly amountCents: number };

/** What `demo` paid in at first, so that all that the rooms tell leads to the balance of today. */
const openingCents = ({ samples }: Scene): number =>
  samples.reduce((left, { demoCents = 0 }) => left - demoCents, DEMO_BALANCE_CENTS);

/** Payments of the past were booked without events. */
async function untold({ tx }: Scene): Promise<Untold[]> {
  const told = (type: PaymentEvent, { id, userId, amountCents }: Payment, at: number): Untold => ({
    event: untoldEvent(type, id, { userId, amountCents }, at),
    key: `${type}:${id}`,
  });
  const paidIn = await tx.select().from(deposits).orderBy(asc(deposits.id));
  const paidOut = await tx.select().from(withdrawals).orderBy(asc(withdrawals.id));
  return [
    ...paidIn.map((row) => told(`deposit.${row.status}`, row, row.changedAt)),
    ...paidOut.flatMap((row) => [
      ...(row.status === 'paid'
        ? [told('withdrawal.approved', row, row.requestedAt + (row.changedAt - row.requestedAt) / 2)]
        : []),
      told(`withdrawal.${row.status}`, row, row.changedAt),
    ]),
  ];
}

export const samples: Samples = {
  open: (scene) => new Payments(scene).addMethods(),
  past: (scene) => new Payments(scene).moments(openingCents(scene)),
  order: -2,
  untold,
  demoCents: DEMO_LATER_CENTS,
};
