import { hash } from 'node:crypto';
import { BATTLE_WINDOW } from '../../../domain/battles/battle.ts';
import { otherSeat } from '../../../domain/proof/cross-check.ts';
import { type LichessDoubt, type LichessTerms, judgeGame } from '../../../domain/proof/lichess.ts';
import { DAY, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { lockBattle } from '../../../db/battles/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  changeLichessGame,
  keepMadeGame,
  listDueGames,
  passTurn,
  readLichessGame,
  takeTurn,
} from '../../../db/proof/lichess.queries.ts';
import type { LichessGameRow } from '../../../db/proof/lichess.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { LichessBusy, LichessRefuses, type Site, type ToldGame, askGames, makeGame } from './lichess-client.ts';
import { siteOf } from './lichess-offer.ts';
import { settleByLichess } from './settle-by-lichess.ts';

/** Games that one call asks for; Lichess takes three hundred. */
const GAMES_A_CALL = 100;
/** Longer than any call may take, so that a turn ends even where its gateway has died. */
const turnMs = ({ lichessWaitMs }: Site): number => lichessWaitMs + 20 * SECOND;
/** Between two calls of all gateways together. */
const GAP_MS = 1 * SECOND;
/** Between two questions for one game. Lichess tells of running games up to a minute late. */
const ASK_MS = 10 * SECOND;
const RETRY_MAX_MS = 5 * MINUTE;
/** A game is asked for so long after the start, whatever became of the battle: longer than it can be joined and last. */
export const FOLLOWED_MS = DAY;

const retryMs = (failures: number): number => Math.min(ASK_MS * 2 ** Math.min(failures, 8), RETRY_MAX_MS);

/**
 * Makes the games that battles wait for, and asks for those that run: one call at a time of all gateways together, and
 * none for a minute or more once Lichess has had enough. Answers how many games it dealt with.
 */
export async function followLichess(deps: Deps): Promise<number> {
  const site = siteOf(deps);
  if (site === null) return 0;
  const now = deps.now();
  const due = await listDueGames(deps.db.read, now, GAMES_A_CALL);
  const [first] = due;
  if (!first) return 0;
  const until = now + turnMs(site);
  if (!(await deps.db.transact((tx) => takeTurn(tx, now, until)))) return 0;
  let pauseMs = GAP_MS;
  try {
    if (first.gameId === null) await makeOne(deps, site, first);
    else await askAll(deps, site, due);
    return 1;
  } catch (error) {
    if (!(error instanceof LichessBusy)) throw error;
    ({ pauseMs } = error);
    return 0;
  } finally {
    await deps.db.transact((tx) => passTurn(tx, until, deps.now() + pauseMs));
  }
}

/** Whatever went wrong with a call, but for a pause that Lichess asked for, is tried again later. */
const comeToNothing = (error: unknown): LichessDoubt | null => {
  if (error instanceof LichessBusy) throw error;
  return error instanceof LichessRefuses ? 'refused' : null;
};

/**
 * Has a game made. Where its id is lost before it is stored, another is made: nobody was given the address of the first
 * one, which runs out by itself.
 */
async function makeOne(deps: Deps, site: Site, row: LichessGameRow): Promise<void> {
  const { battleId, startedAt } = row;
  const terms = termsOf({ ...row, gameId: '' });
  const isLate = deps.now() >= startedAt + BATTLE_WINDOW;
  if (terms === null || isLate) return stopAsking(deps, battleId);
  const { accounts, white } = terms;
  const wanted = { white: accounts[white], black: accounts[otherSeat(white)], expiresAt: startedAt + BATTLE_WINDOW };
  try {
    const gameId = await makeGame(site, wanted);
    await deps.db.transact(async (tx) => {
      const battle = await lockBattle(tx, battleId);
      // A battle that ended meanwhile needs no game any more.
      if (battle?.status !== 'active') return changeLichessGame(tx, battleId, { askAt: null });
      const at = deps.now();
      if (await keepMadeGame(tx, battleId, gameId, at + ASK_MS)) await tell(tx, battleId, at);
    });
  } catch (error) {
    const doubt = comeToNothing(error);
    await later(deps, row, doubt);
  }
}

const stopAsking = (deps: Deps, battleId: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    await lockBattle(tx, battleId);
    await changeLichessGame(tx, battleId, { askAt: null });
  });

/** Puts off what came to nothing, each time for longer. */
const later = (deps: Deps, { battleId }: LichessGameRow, doubt: LichessDoubt | null): Promise<void> =>
  deps.db.transact(async (tx) => {
    await lockBattle(tx, battleId);
    const row = await readLichessGame(tx, battleId);
    if (!row || row.askAt === null) return;
    const at = deps.now();
    const change = { askAt: at + retryMs(row.failures), failures: row.failures + 1 };
    await changeLichessGame(tx, battleId, { ...change, ...(doubt && { doubt }) });
    if (doubt !== null && doubt !== row.doubt) await tell(tx, battleId, at);
  });

async function askAll(deps: Deps, site: Site, due: readonly LichessGameRow[]): Promise<void> {
  const rows = due.filter(({ gameId }) => gameId !== null);
  const ids = rows.flatMap(({ gameId }) => gameId ?? []);
  try {
    const told = await askGames(site, ids);
    for (const row of rows) await hear(deps, row.battleId, told.get(row.gameId ?? ''));
  } catch (error) {
    comeToNothing(error);
    for (const row of rows) await later(deps, row, null);
  }
}

/** Takes in what Lichess says of one game; undefined where it knows of none, because it has not begun. */
const hear = (deps: Deps, battleId: string, told: ToldGame | undefined): Promise<void> =>
  deps.db.transact(async (tx) => {
    const battle = await lockBattle(tx, battleId);
    // Read again under the lock: what has ended stays as it was told first.
    const row = await readLichessGame(tx, battleId);
    if (!battle || !row || row.askAt === null || row.says !== null) return;
    const at = deps.now();
    const terms = termsOf(row);
    const isFollowed = at < row.startedAt + FOLLOWED_MS && terms !== null;
    const next = { askAt: isFollowed ? at + ASK_MS : null, failures: 0 };
    if (!told || terms === null) return changeLichessGame(tx, battleId, next);
    const meaning = judgeGame(terms, told.game);
    const { status } = told.game;
    if (meaning.kind !== 'over') {
      const doubt = meaning.kind === 'odd' ? meaning.doubt : null;
      await changeLichessGame(tx, battleId, { ...next, status, doubt });
      if (status !== row.status || doubt !== row.doubt) await tell(tx, battleId, at);
      return;
    }
    const { says } = meaning;
    const kept = { answer: told.text, sha256: hash('sha256', told.text), endedAt: at };
    await changeLichessGame(tx, battleId, { ...kept, status, says, doubt: null, askAt: null, failures: 0 });
    await tell(tx, battleId, at);
    await settleByLichess(deps, { tx, row: battle, at }, says);
  });

/** What was asked for; null where there is no game, or somebody has left. */
function termsOf(row: LichessGameRow): LichessTerms | null {
  const { gameId, creatorAccount: creator, opponentAccount: opponent, white, startedAt } = row;
  if (gameId === null || creator === null || opponent === null) return null;
  return { gameId, accounts: { creator, opponent }, white, startedAt };
}

const tell = (tx: Tx, battleId: string, at: number): Promise<unknown> =>
  appendEvent(tx, { type: 'proof.told', entity: 'proof', entityId: battleId, concerns: [], data: {}, at });
