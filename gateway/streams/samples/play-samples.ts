import { MINUTE, utcDay } from '../../../domain/shared/time.ts';
import { SAMPLE_WATCHED, type SampleBattle, sampleMoves } from '../../../domain/streams/sample-battles.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { type BattleView, listOpenOf } from '../../../db/battles/index.ts';
import { hasSessionSince } from '../../../db/security/index.ts';
import { REGULARS } from '../../../db/seed/cast.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { bookSampleTopUp, readBalance } from '../../../db/wallet/index.ts';
import { cancelBattle, createBattle, joinBattle, reportResult, startBattle } from '../../battles/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { attempt } from './attempt.ts';
import { streamSamples } from './stream-samples.ts';

const [FIRST, SECOND] = REGULARS;
const PLAYERS = [FIRST.id, SECOND.id] as const;
const GAME = 'league';
/** More battles of one of them than wait or run at any time. */
const LOOKED_AT = 50;

/** With less than this a player is given that much more, once a UTC day. */
const LEAST_CENTS = 100_00;
const TOP_UP_CENTS = 400_00;

const actorOf = (userId: string): Actor => ({
  userId,
  username: userId === FIRST.id ? FIRST.username : SECOND.username,
  role: 'player',
  sessionId: 'samples',
});

/**
 * Has the two regulars of the demo data set play one battle after the other by the use cases of players. Safe to run in many
 * gateways: every move has a key of its own, and is decided anew from the rows. Asks for no other look at once.
 */
export async function playSamples(deps: Deps): Promise<number> {
  if (!deps.config.playsSamples) return 0;
  const { read } = deps.db;
  // Ids that only the demo data set gives.
  if ((await readUsers(read, PLAYERS)).size < PLAYERS.length) return 0;
  const now = deps.now();
  const open = await listBattles(deps);
  const isWatched = await hasSessionSince(read, now - SAMPLE_WATCHED, now);
  const moves = sampleMoves(PLAYERS, open, now, isWatched);
  for (const battle of moves.withdraw) await withdraw(deps, battle);
  for (const battle of moves.join) await join(deps, battle.id, battle.creatorId);
  for (const battle of moves.start) await start(deps, battle, now);
  for (const battle of moves.report) await report(deps, battle);
  if (moves.openBy !== null) await openBattle(deps, moves.openBy, now);
  const begun = moves.start.map(({ id }) => id);
  await streamSamples(deps, PLAYERS.map(actorOf), await listBattles(deps), begun);
  return 0;
}

/** What waits or runs of both, each once. */
async function listBattles({ db }: Deps): Promise<BattleView[]> {
  const lists = await Promise.all(PLAYERS.map((id) => listOpenOf(db.read, id, LOOKED_AT)));
  return [...new Map(lists.flat().map((battle) => [battle.id, battle])).values()];
}

const otherOf = (userId: string): string => (userId === FIRST.id ? SECOND.id : FIRST.id);

const playersIn = ({ creatorId, opponentId }: SampleBattle): string[] =>
  PLAYERS.filter((id) => id === creatorId || id === opponentId);

/** One a minute at the most, also where gateways look at the same moment or staff call battles off. */
async function openBattle(deps: Deps, creatorId: string, now: number): Promise<void> {
  await topUp(deps, now);
  const { minStakeCents } = await readSettings(deps.db.read);
  const terms = {
    game: GAME,
    mode: 'duel',
    stakeCents: minStakeCents,
    title: 'Sample battle: mid lane, best of one',
    description: 'Two sample players of the demo data set meet here. Bets on them are taken and paid like all others.',
    privacy: 'public',
    draftId: null,
  } as const;
  await attempt(async () => {
    const id = await createBattle(deps, actorOf(creatorId), `sample:open:${Math.floor(now / MINUTE)}`, terms);
    await join(deps, id, creatorId);
  });
}

const join = (deps: Deps, battleId: string, creatorId: string): Promise<void> =>
  attempt(() => joinBattle(deps, actorOf(otherOf(creatorId)), `sample:join:${battleId}`, { battleId, code: null }));

/** Both press. What one press has begun may have lapsed, so that a minute later it is pressed again. */
async function start(deps: Deps, battle: SampleBattle, now: number): Promise<void> {
  for (const id of playersIn(battle))
    await attempt(() =>
      startBattle(deps, actorOf(id), `sample:start:${battle.id}:${Math.floor(now / MINUTE)}`, battle.id),
    );
}

async function withdraw(deps: Deps, battle: SampleBattle): Promise<void> {
  for (const id of playersIn(battle))
    await attempt(() => cancelBattle(deps, actorOf(id), `sample:withdraw:${battle.id}`, battle.id));
}

/** Both agree. Who won nobody can foretell, and each gateway says the same; against a stranger they have lost. */
async function report(deps: Deps, battle: SampleBattle): Promise<void> {
  const players = playersIn(battle);
  const [byte = 0] = deps.courseSecret('contest', battle.id);
  const winnerId = players.length === PLAYERS.length ? PLAYERS[byte % PLAYERS.length] : null;
  for (const id of players) {
    const said = {
      battleId: battle.id,
      claim: id === winnerId ? 'won' : 'lost',
      score: winnerId === battle.creatorId ? '1–0' : '0–1',
      recordingUrl: `https://recordings.example/${battle.id}/${id}`,
    } as const;
    await attempt(() => reportResult(deps, actorOf(id), `sample:report:${battle.id}`, said));
  }
}

/** Fees and bad luck would end it some day. */
async function topUp(deps: Deps, at: number): Promise<void> {
  for (const userId of PLAYERS) {
    if ((await readBalance(deps.db.read, userId, 'USD')) >= LEAST_CENTS) continue;
    const gift = { userId, amountCents: TOP_UP_CENTS, key: utcDay(at) };
    await deps.db.transact((tx) => bookSampleTopUp(tx, gift, { id: deps.newId(), actorId: null, at }));
  }
}
