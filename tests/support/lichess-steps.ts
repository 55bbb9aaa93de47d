import { changeFlag } from '../../db/settings/flag.queries.ts';
import { lichessGames } from '../../db/proof/lichess.table.ts';
import type { Seat } from '../../domain/proof/cross-check.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { followLichess } from '../../gateway/proof/lichess/follow-lichess.ts';
import { deliverEverything } from './deliver.ts';
import { startDuel } from './feed-steps.ts';
import { HttpGateway, type SignedIn } from './http-gateway.ts';
import type { LichessStandIn } from './lichess-stand-in.ts';

export const LINK = 'mutation { startLichessLink }';
export const UNLINK = 'mutation { unlinkLichess { accountId } }';
export const MY_LICHESS = '{ myLichess { isOffered accountId linkedAt isBound } }';
export const CHESS_OF = `query($id: ID!) { chessGame(id: $id) {
  id url color accountId status says doubt endedAt sha256 badge } }`;

export interface SeenGame {
  readonly url: string | null;
  readonly color: string | null;
  readonly accountId: string | null;
  readonly status: string | null;
  readonly says: string | null;
  readonly doubt: string | null;
  readonly sha256: string | null;
  readonly badge: string | null;
}

const log = openLog('silent');

export async function setChess(gate: HttpGateway, isOn: boolean): Promise<void> {
  const { user } = await gate.player({ role: 'administrator' });
  await gate.db.transact((tx) => changeFlag(tx, 'chess-lichess', isOn, user.id, gate.deps.now()));
}

/** A gateway that plays chess on a server in Lichess's place; both go by one clock. */
export async function openChess(site: LichessStandIn): Promise<HttpGateway> {
  const gate = await HttpGateway.open({ env: { LICHESS_URL: await site.open() } });
  await gate.setting('session_timeout', '999999999');
  site.now = () => gate.deps.now();
  await setChess(gate, true);
  return gate;
}

/** Goes to Lichess, agrees there and comes back; answers how that ended. */
export async function linkLichess(site: LichessStandIn, player: SignedIn, name: string): Promise<string | null> {
  const { startLichessLink } = await player.ask<{ startLichessLink: string }>(LINK);
  site.person = name;
  const { pathname, search } = site.agree(startLichessLink);
  const { status, headers } = await player.rest('GET', `${pathname}${search}`);
  if (status !== 303) throw new Error(`the way back answered ${status}`);
  return new URL(String(headers.location), 'http://here.example').searchParams.get('lichess');
}

export interface ChessBattle {
  readonly id: string;
  readonly players: Readonly<Record<Seat, SignedIn>>;
}

/** A chess battle of two players with linked accounts, started, its game not made yet. */
export async function chessBattle(gate: HttpGateway, site: LichessStandIn, names = ['Anna', 'Boris']) {
  const players = { creator: await gate.player({ cents: 100_00 }), opponent: await gate.player({ cents: 100_00 }) };
  await linkLichess(site, players.creator, names[0] ?? '');
  await linkLichess(site, players.opponent, names[1] ?? '');
  const id = await startDuel(players.creator, players.opponent, { game: 'CHESS', title: 'Ten minutes' });
  await deliverEverything(gate.deps, log);
  return { id, players };
}

/** Lets the worker do whatever is due at Lichess now, and what follows from it. */
export async function follow(gate: HttpGateway): Promise<number> {
  const done = await followLichess(gate.deps);
  await deliverEverything(gate.deps, log);
  return done;
}

export async function rowOf(gate: HttpGateway, battleId: string) {
  const row = (await gate.db.read.select().from(lichessGames)).find((game) => game.battleId === battleId);
  if (!row) throw new Error('the battle has no game');
  return row;
}

/** Has the game made and answers its id, the creator's colour and the opponent's. */
export async function makeIt(gate: HttpGateway, battleId: string) {
  await follow(gate);
  const { gameId, white } = await rowOf(gate, battleId);
  if (gameId === null) throw new Error('the game was not made');
  const creator = white === 'creator' ? ('white' as const) : ('black' as const);
  const opponent = white === 'creator' ? ('black' as const) : ('white' as const);
  return { gameId, creator, opponent };
}
