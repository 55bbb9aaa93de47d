import { versionsAt } from '../../domain/accounts/legal.ts';
import type { NewUser } from '../accounts/user.table.ts';
import type { Role, VerificationStatus } from '../../domain/accounts/roles.ts';
import { TEAM_GAMES } from '../../domain/shared/games.ts';
import { untitledName, feeOf } from '../../domain/battles/battle.ts';
import { emailKeyOf } from '../../domain/accounts/email.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { insertAccepted } from '../accounts/legal.queries.ts';
import { moveFund } from '../wallet/index.ts';
import { openAccount } from '../wallet/open-account.ts';
import { readUser } from '../accounts/user.queries.ts';
import type { Database } from '../client/database.ts';
import { heatMoments } from '../arcade/samples.ts';
import { DEMO_SHARES_CENTS, creatorMoments } from '../creators/samples.ts';
import { seedCrowd } from './crowd.ts';
import { seedDecided } from '../battles/samples/decided.ts';
import { deskMoments, openDeskPlayers, seedReports } from '../battles/samples/contested.ts';
import { seedChat } from '../chat/samples.ts';
import { battleTime, openedDaysAgo } from './calendar.ts';
import { marketMoments, seedMarket } from '../markets/samples.ts';
import { seedFriends } from '../friends/samples.ts';
import { ladderMoments, seedLeaders } from '../battles/samples/ladder.ts';
import { dayMoments, seedMissions } from '../missions/samples.ts';
import { seedNotifications } from '../notifications/samples.ts';
import { passOnboarding, seedOnboarding } from '../onboarding/samples.ts';
import { arenaMoments, seedReplays } from '../battles/samples/arena.ts';
import { type Moment, Scene } from './scene.ts';
import { sponsorshipMoments } from '../sponsorships/samples.ts';
import { seedServers } from '../admin/samples.ts';
import { DEMO_COIN_CENTS, StoreScene } from '../store/samples.ts';
import { seedStaff } from '../jury/samples.ts';
import { seedSupport } from '../support/samples.ts';
import { seedStreams } from '../streams/samples.ts';
import { seedTeams, teamMoments } from '../teams/samples.ts';
import { tournamentMoments } from '../tournaments/samples.ts';
import { DEMO_LATER_CENTS, WalletScene } from '../wallet/samples.ts';

export const DEMO_PASSWORD = 'demo-Gauntlet-1';

export interface SeedDeps {
  readonly now: () => number;
  readonly randomBytes: (count: number) => Buffer;
  readonly passwords: { hash(password: string): Promise<string> };
}

/** Keeps a text so that only the server reads it. */
type Seal = (text: string) => string;

interface Person {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly role?: Role;
  readonly verification?: VerificationStatus;
  readonly isVerifiedCreator?: boolean;
  readonly referralCode?: string;
  /** Whether the demo password opens the account; the others are only there to be met. */
  readonly canSignIn?: boolean;
}

const PEOPLE: readonly Person[] = [
  {
    id: '1',
    username: 'demo',
    displayName: 'Demo Player',
    role: 'creator',
    isVerifiedCreator: true,
    referralCode: 'GNTDEMQ7',
    canSignIn: true,
  },
  { id: '2', username: 'rival', displayName: 'Rival', referralCode: 'GNTRVL82', canSignIn: true },
  { id: '3', username: 'newcomer', displayName: 'Newcomer', verification: 'unverified', canSignIn: true },
  { id: '4', username: 'moderator', displayName: 'Moderator', role: 'moderator', canSignIn: true },
  { id: '5', username: 'admin', displayName: 'Admin User', role: 'administrator', canSignIn: true },
  { id: '6', username: 'NightHawk', displayName: 'NightHawk' },
  { id: '7', username: 'PixelQueen', displayName: 'PixelQueen' },
  { id: '8', username: 'AceViper', displayName: 'AceViper' },
  { id: '9', username: 'StormBreaker', displayName: 'StormBreaker' },
  { id: '10', username: 'LunaStrike', displayName: 'LunaStrike' },
  { id: 'treasurer', username: 'treasurer', displayName: 'Treasurer', role: 'administrator', canSignIn: true },
];

/** What `demo` owns in the end, some of it in battle 1 (BC-21). */
const DEMO_BALANCE_CENTS = 1_247_50;
const STAKES_CENTS = [10_00, 25_00, 50_00, 20_00, 75_00];
const PAST_BATTLES = 24;
/** What the house puts up for bets of spectators. */
const MARKET_FUND_CENTS = 20_000_00;
/** Of these, which `demo` lost. */
const LOST_BATTLES: ReadonlySet<number> = new Set([1, 3, 6, 8, 11, 13, 14, 20]);

/**
 * Loads the demo data set into an installation that has none: people, a history of settled battles, a running one
 * with the documented id 1, and open seats to join. Answers whether the set is there.
 */
export async function seedDemo(db: Database, deps: SeedDeps, seal: Seal): Promise<boolean> {
  const known = await readUser(db.read, '1');
  if (known) return known.username === 'demo';
  const [open, closed] = await Promise.all([
    deps.passwords.hash(DEMO_PASSWORD),
    deps.passwords.hash(deps.randomBytes(32).toString('base64url')),
  ]);
  const now = deps.now();
  const openedDays = openedDaysAgo(now);
  const signedUpAt = now - (openedDays + 20) * DAY;
  await db.transact(async (tx) => {
    for (const person of PEOPLE) await openAccount(tx, userOf(person, person.canSignIn ? open : closed, signedUpAt));
    for (const { id } of PEOPLE) await insertAccepted(tx, id, versionsAt(now), now);
    const scene = new Scene(tx);
    await seedOnboarding(
      tx,
      scene,
      PEOPLE.filter(({ id }) => id !== 'treasurer'),
      signedUpAt,
    );
    await passOnboarding(tx, 'treasurer', signedUpAt);
    await seedServers(tx, now);
    await moveFund(tx, 'market-fund', MARKET_FUND_CENTS, {
      at: signedUpAt,
      actorId: null,
      newId: scene.idsAt(signedUpAt),
    });
    const wallets = new WalletScene(tx, scene, now, openedDays, seal);
    await wallets.addMethods();
    await openDeskPlayers(tx, closed, signedUpAt);
    const store = new StoreScene(tx, scene, now);
    await store.openSeason();
    const past = [
      ...wallets.moments(demoOpeningCents()),
      ...(await deskMoments(tx, scene, wallets, now)),
      ...store.moments(),
      ...battleMoments(scene, now),
      ...creatorMoments(tx, scene, streamedBattles(now), closed, now),
      ...marketMoments(tx, scene, closed, now),
      ...arenaMoments(scene, now),
      ...ladderMoments(scene, now),
      ...teamMoments(tx, scene, closed, now),
      ...floorMoments(scene, now),
      ...dayMoments(tx, scene, now),
      ...heatMoments(tx, scene, now),
      ...tournamentMoments(tx, scene, closed, now),
      ...sponsorshipMoments(tx, scene, now),
    ];
    for (const { happens } of past.toSorted((a, b) => a.at - b.at)) await happens();
    await seedFriends(tx, now);
    await seedTeams(tx, now);
    await seedChat(tx, now);
    await seedReports(tx, now);
    await seedStaff(tx, now);
    await seedDecided(tx);
    await seedSupport(tx, now);
    await seedReplays(tx, now);
    await seedLeaders(tx, signedUpAt);
    await seedMarket(tx, now);
    await seedMissions(tx, now);
    await seedStreams(tx, closed, now);
    // It tells what all the others have made happen.
    await seedNotifications(tx, now);
    await seedCrowd(tx, closed, signedUpAt);
    await store.write();
  });
  return true;
}

function userOf(person: Person, passwordHash: string, createdAt: number): NewUser {
  const {
    id,
    username,
    displayName,
    role = 'player',
    verification = 'verified',
    isVerifiedCreator = false,
    referralCode,
  } = person;
  const email = `${username.toLowerCase()}@gauntlet.example`;
  return {
    id,
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey: emailKeyOf(email),
    displayName,
    passwordHash,
    role,
    status: 'active',
    verification,
    isVip: false,
    isVerifiedCreator,
    referralCode: referralCode ?? null,
    createdAt,
  };
}

/** The opponent, stake and winner of demo's past battle number `n`, from which the opening deposit follows. */
function pastBattle(n: number) {
  const stakeCents = STAKES_CENTS[n % STAKES_CENTS.length] ?? 10_00;
  const demoWins = !LOST_BATTLES.has(n);
  const opponentId = String([2, 6, 7, 8, 9, 10][n % 6]);
  return { stakeCents, demoWins, opponentId, game: TEAM_GAMES[n % TEAM_GAMES.length] ?? 'valorant' };
}

/** What `demo` paid in at first, so that battles, coins and later payments lead to the balance of today. */
function demoOpeningCents(): number {
  const won = Array.from({ length: PAST_BATTLES }, (_, n) => pastBattle(n)).reduce(
    (sum, { stakeCents, demoWins }) => sum + (demoWins ? stakeCents : -stakeCents) - feeOf(stakeCents),
    0,
  );
  return DEMO_BALANCE_CENTS - won - DEMO_LATER_CENTS - DEMO_SHARES_CENTS + DEMO_COIN_CENTS;
}

/** The past battles of `demo` as its viewers saw them. */
const streamedBattles = (now: number) =>
  Array.from({ length: PAST_BATTLES }, (_, n) => {
    const { stakeCents, demoWins, opponentId } = pastBattle(n);
    const opponentName = PEOPLE.find(({ id }) => id === opponentId)?.username ?? '';
    const at = battleTime(n, PAST_BATTLES, now);
    return { id: `past-${n + 1}`, opponentId, opponentName, demoWins, stakeCents, at };
  });

function battleMoments(scene: Scene, now: number): Moment[] {
  return Array.from({ length: PAST_BATTLES }, (_, n) => n).flatMap((n) => {
    const { stakeCents, demoWins, opponentId, game } = pastBattle(n);
    const at = battleTime(n, PAST_BATTLES, now);
    const battle = {
      id: `past-${n + 1}`,
      game,
      mode: 'duel',
      title: untitledName(game),
      stakeCents,
      creatorId: '1',
      at,
    } as const;
    const score = demoWins ? `13–${5 + (n % 6)}` : `${4 + (n % 8)}–13`;
    return scene.play(battle, opponentId, demoWins ? '1' : opponentId, score, 16 + ((n * 7) % 23));
  });
}

/** The running battle 1 and seats that anybody may take. */
function floorMoments(scene: Scene, now: number): Moment[] {
  const ago = (minutes: number, happens: (at: number) => Promise<void>): Moment => {
    const at = now - minutes * MINUTE;
    return { at, happens: () => happens(at) };
  };
  const seats = [
    { id: '2', game: 'cs2', mode: 'duel', title: 'Aim duel on Mirage', stakeCents: 25_00, creatorId: '7' },
    { id: '3', game: 'apex', mode: 'team', title: 'Trios, most kills', stakeCents: 40_00, creatorId: '8' },
    { id: '4', game: 'league', mode: 'duel', title: 'Howling Abyss 1v1', stakeCents: 10_00, creatorId: '9' },
    { id: '5', game: 'valorant', mode: 'custom', title: 'Operators only', stakeCents: 100_00, creatorId: '10' },
    {
      id: '6',
      game: 'cs2',
      mode: 'duel',
      title: 'Friends: pistols on Dust',
      stakeCents: 15_00,
      creatorId: '2',
      privacy: 'friends',
    },
  ] as const;
  const ascent = {
    id: '1',
    game: 'valorant',
    mode: 'duel',
    title: 'Ascent, first to 13',
    stakeCents: 50_00,
    creatorId: '1',
  } as const;
  return [
    ago(40, (at) => scene.open({ ...ascent, at })),
    ago(35, (at) => scene.join('1', '6', at)),
    ago(30, async (at) => {
      await scene.start('1', '1', at);
      await scene.extend('1', now + 26 * HOUR);
    }),
    ...seats.map((seat, n) =>
      ago((n + 1) * 7, async (at) => {
        await scene.open({ ...seat, at });
        await scene.extend(seat.id, now + (n + 1) * 7 * HOUR + 23 * MINUTE);
      }),
    ),
    ago(5, (at) => scene.join('5', '8', at)),
    ago(4, async (at) => {
      await scene.start('5', '10', at);
      await scene.extend('5', now + 5 * HOUR);
    }),
  ];
}
