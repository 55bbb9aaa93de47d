import { eq } from 'drizzle-orm';
import { versus } from '../../domain/markets/market.ts';
import { termsFor } from '../../domain/markets/odds.ts';
import { settingsOf } from '../../domain/shared/settings.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { REGULARS } from '../seed/cast.ts';
import { preferences } from '../accounts/index.ts';
import { SampleBattles } from '../battles/samples/play.ts';
import { insertMarket, readRatingsOf } from './market.queries.ts';
import { bookOpening, moveFund, readFund } from '../wallet/index.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

const [FIRST, SECOND] = REGULARS;
/** They go on playing, and nobody reads what they are told. */
const QUIET = { email: false, battleUpdates: false, matchResults: false, walletChanges: false } as const;
/** What the house puts up for bets of spectators. */
const FUND_CENTS = 20_000_00;
const OPENING_CENTS = 400_00;
/** Who won each of their duels: each as many, but for the last. */
const WON_BY_FIRST = [true, false, false, true, true, false, true, false, true, false, true] as const;
const DUEL_CENTS = 5_00;
const GAME = 'league';
const NEXT = { id: 'regulars', game: GAME, mode: 'duel', title: 'Mid lane, best of one', stakeCents: 15_00 } as const;

async function open(scene: Scene): Promise<void> {
  const { tx, signedUpAt: at } = scene;
  await moveFund(tx, 'market-fund', FUND_CENTS, { at, actorId: null, newId: scene.idsAt(at) });
}

/** Duels of two regulars long ago, and their next one, which waits for its start with both seats taken. */
function past(scene: Scene): Moment[] {
  const { tx, now } = scene;
  const battles = new SampleBattles(scene);
  const since = now - 75 * DAY;
  const arrivals = [FIRST, SECOND].map((account): Moment => {
    const at = since - HOUR;
    return {
      at,
      async happens() {
        await scene.openAccount({ ...account, createdAt: at });
        await tx.update(preferences).set(QUIET).where(eq(preferences.userId, account.id));
        await bookOpening(tx, account.id, OPENING_CENTS, scene.booking(account.id, at));
      },
    };
  });
  const duels = WON_BY_FIRST.flatMap((isFirst, n) => {
    const duel = { id: `regulars-${n + 1}`, game: GAME, mode: 'duel', title: 'Regulars', privacy: 'friends' } as const;
    const battle = { ...duel, stakeCents: DUEL_CENTS, creatorId: FIRST.id, at: since + n * DAY };
    return battles.play(battle, SECOND.id, isFirst ? FIRST.id : SECOND.id, isFirst ? '1–0' : '0–1', 31);
  });
  const [openedAt, joinedAt] = [now - 50 * MINUTE, now - 48 * MINUTE];
  return [
    ...arrivals,
    ...duels,
    { at: openedAt, happens: () => battles.open({ ...NEXT, creatorId: FIRST.id, at: openedAt }) },
    {
      at: joinedAt,
      async happens() {
        await battles.join(NEXT.id, SECOND.id, joinedAt);
        await battles.extend(NEXT.id, now + 22 * HOUR);
      },
    },
  ];
}

/** The market on it, as the product opens one: by the two ratings, which must be there, and what the house dares. */
async function follows({ tx, now }: Scene): Promise<void> {
  const rated = await readRatingsOf(tx, [FIRST.id, SECOND.id], GAME);
  const of = (id: string) => rated.find(({ userId }) => userId === id);
  const { marketCapCents: capCents, marketWinCents: winCents } = settingsOf({});
  const terms = termsFor(of(FIRST.id), of(SECOND.id), { fundCents: await readFund(tx), capCents, winCents });
  if (typeof terms === 'string') throw new Error(`no odds open on the sample battle: ${terms}`);
  await insertMarket(tx, {
    id: `market-${NEXT.id}`,
    contestId: NEXT.id,
    title: versus(FIRST.username, SECOND.username),
    firstId: FIRST.id,
    secondId: SECOND.id,
    ...terms,
    openedAt: now - 48 * MINUTE,
  });
}

export const samples: Samples = { open, past, follows };
