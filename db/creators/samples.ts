import { referralKey, REFERRAL_COINS } from '../../domain/creators/referral.ts';
import { creatorShare, outcomeOf } from '../../domain/markets/market.ts';
import { betPath } from '../../domain/markets/markets.paths.ts';
import { payoutOf } from '../../domain/markets/odds.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type ViewDevice, titleKeyOf } from '../../domain/streams/stream.ts';
import { lockUser } from '../accounts/user.queries.ts';
import { type PastBattle, pastBattles } from '../battles/samples/past.ts';
import type { Tx } from '../client/database.ts';
import { insertReferral } from './referral.queries.ts';
import { bets, markets } from '../markets/market.table.ts';
import { insertStream } from '../streams/stream.queries.ts';
import { streamViews } from '../streams/stream.table.ts';
import { bookOpening, holdBet, payBet, payCreator } from '../wallet/index.ts';
import { ASIDE, people } from '../seed/cast.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

/** Who signed up with a sample account's code, by whom, and how many days ago; nobody signs in as them. */
const BROUGHT = [
  ['brought-1', 'QuietOrbit', people.demo, 95],
  ['brought-2', 'PaperLantern', people.demo, 52],
  ['brought-3', 'LateShift', people.demo, 23],
  ['brought-4', 'GreyHeron', people.rival, 90],
  ['brought-5', 'SlowCooker', people.rival, 31],
] as const;

/** Who watches `demo`; the first three bet too. */
const FANS = [
  'HarborLight',
  'TinCanAlley',
  'NorthWindow',
  'SecondBreakfast',
  'OldRadio',
  'MintCondition',
  'LowTide',
  'SpareTire',
  'CardboardKing',
  'EveningBus',
  'BlueLadder',
  'RustyAnchor',
  'PocketMap',
  'GardenGate',
  'LoudKettle',
  'PlainSailing',
  'WoolSocks',
] as const;
const fanId = (n: number): string => `${ASIDE[1]}${n + 1}`;
/** Who bets on the streams of `demo`, three on either side. */
const BETTORS: readonly string[] = ['brought-1', 'brought-2', 'brought-4', fanId(0), fanId(1), fanId(2)];
/** Who watches each of them, a bettor or not. */
const AUDIENCE: readonly string[] = ['brought-1', 'brought-2', 'brought-4', ...FANS.map((_name, n) => fanId(n))];
const OPENING_CENTS = 3_000_00;
/** Even odds less the margin: what both sides put in pays the winners and the creator, to the cent. */
const ODDS = 196;
const TERMS = { openPpm: 500_000, marginPpm: 20_000, creatorPpm: 20_000, slopePpm: 200_000 } as const;
/** What each of the six puts into the market of a battle, the oldest first. */
const STAKES_CENTS = [150_00, 180_00, 200_00, 220_00, 250_00, 240_00, 210_00, 230_00] as const;

/** What the streams have brought `demo`. */
const DEMO_SHARES_CENTS = STAKES_CENTS.reduce((sum, cents) => sum + creatorShare(cents * BETTORS.length, TERMS), 0);

/** Of the twenty who watch each stream: four of five on a desktop, three on a phone, one on a tablet (CR-10). */
const deviceOf = (n: number): ViewDevice => (n < 16 ? 'desktop' : n < 19 ? 'mobile' : 'tablet');

type StreamedBattle = PastBattle & { readonly at: number };

/** The last battles of `demo` as they were streamed and bet on, and the newcomers who came by a link (CR-04, CR-05). */
function past(scene: Scene): Moment[] {
  const { tx, now } = scene;
  const arrive = (id: string, username: string, at: number) => async (): Promise<void> => {
    await scene.openAccount({ id, username, createdAt: at });
    await bookOpening(tx, id, OPENING_CENTS, scene.booking(id, at));
  };
  const brought = BROUGHT.flatMap(([id, username, referrerId, days]): Moment[] => {
    const at = now - days * DAY - 2 * HOUR;
    return [
      { at, happens: arrive(id, username, at) },
      {
        at,
        async happens() {
          await insertReferral(tx, { newcomerId: id, referrerId, fault: null, at });
          await scene.give(referrerId, REFERRAL_COINS, referralKey(id), at);
        },
      },
    ];
  });
  const fans = FANS.map((username, n): Moment => {
    const at = now - 40 * DAY;
    return { at, happens: arrive(fanId(n), username, at) };
  });
  const shown = pastBattles(now).slice(-STAKES_CENTS.length);
  return [...brought, ...fans, ...shown.flatMap((battle, n) => betsOn(scene, battle, STAKES_CENTS[n] ?? 0))];
}

/** Three bet on either side while the seats are taken; once the battle is over all are paid. */
function betsOn(scene: Scene, battle: StreamedBattle, stakeCents: number): Moment[] {
  const { tx } = scene;
  const marketId = `market-${battle.id}`;
  const streamId = `stream-${battle.id}`;
  const placedAt = battle.at + 3 * MINUTE;
  const endedAt = battle.at + HOUR;
  const half = stakeCents * (BETTORS.length / 2);
  const payoutCents = payoutOf(stakeCents, ODDS);
  const winner = battle.demoWins ? 0 : 1;
  const placed = BETTORS.map((userId, n) => ({
    id: `bet-${battle.id}-${n + 1}`,
    marketId,
    userId,
    side: (n % 2) as 0 | 1,
  }));
  const place = async (): Promise<void> => {
    await insertPastStream(tx, battle, streamId);
    const title = `demo vs. ${battle.opponentName}`;
    await tx.insert(markets).values({
      id: marketId,
      contestId: battle.id,
      title,
      firstId: people.demo,
      secondId: battle.opponentId,
      state: 'settled',
      outcome: outcomeOf(winner),
      version: 1,
      ...TERMS,
      capCents: 5_000_00,
      winCents: 1_000_00,
      firstStakes: half,
      secondStakes: half,
      firstPayouts: payoutCents * (BETTORS.length / 2),
      secondPayouts: payoutCents * (BETTORS.length / 2),
      openedAt: battle.at + 2 * MINUTE,
      closedAt: battle.at + 4 * MINUTE,
      endedAt,
    });
    for (const bet of placed) {
      const staker = await lockUser(tx, bet.userId);
      if (!staker) throw new Error(`the scene has no account ${bet.userId}`);
      const on = bet.side === 0 ? 'demo' : battle.opponentName;
      await tx.insert(bets).values({
        ...bet,
        stakeCents,
        odds: ODDS,
        payoutCents,
        state: bet.side === winner ? 'won' : 'lost',
        streamId,
        creatorId: people.demo,
        placedAt,
        paidCents: bet.side === winner ? payoutCents : 0,
        endedAt,
      });
      const money = { ...bet, title: `${title}: ${on}`, path: betPath(bet.id), staker, stakeCents, releaseCents: 0 };
      await holdBet(tx, money, { at: placedAt, actorId: bet.userId, newId: scene.idsAt(placedAt) });
    }
  };
  const settle = async (): Promise<void> => {
    const context = { at: endedAt, actorId: null, newId: scene.idsAt(endedAt) };
    for (const bet of placed) await payBet(tx, bet, bet.side === winner ? payoutCents : 0, context);
    const cents = creatorShare(stakeCents * BETTORS.length, TERMS);
    await payCreator(tx, { marketId, userId: people.demo }, cents, context);
  };
  return [
    { at: placedAt, happens: place },
    { at: endedAt, happens: settle },
  ];
}

/** A stream that is over: those who bet watched, and others of the data set with them. */
async function insertPastStream(tx: Tx, battle: StreamedBattle, streamId: string): Promise<void> {
  const title = `Ranked night against ${battle.opponentName}`;
  const startedAt = battle.at - 20 * MINUTE;
  const endedAt = battle.at + 2 * HOUR;
  await insertStream(tx, {
    id: streamId,
    streamerId: people.demo,
    state: 'ended',
    title,
    titleKey: titleKeyOf(title, streamId),
    description: 'First to 13, talked through round by round.',
    game: 'valorant',
    kind: '1v1',
    language: 'en',
    tags: ['Ranked Match'],
    isMature: false,
    hasCamera: false,
    audioSource: 'both',
    hasBetting: true,
    simulcast: [],
    battleId: battle.id,
    stakeCents: battle.stakeCents,
    thumbnailId: null,
    viewers: 0,
    peakViewers: AUDIENCE.length,
    toldViewers: 0,
    toldAt: endedAt,
    startedAt,
    endedAt,
    dueAt: endedAt,
    endReason: null,
  });
  for (const [n, userId] of AUDIENCE.entries())
    await tx.insert(streamViews).values({
      streamId,
      userId,
      since: startedAt,
      seenAt: endedAt,
      isWatching: false,
      device: deviceOf(n),
    });
}

export const samples: Samples = { past, demoCents: DEMO_SHARES_CENTS };
