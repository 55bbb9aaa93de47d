import { bytesToHex } from '@noble/hashes/utils.js';
import { GAMES } from '../../domain/arcade/games.ts';
import { firstReceipt } from '../../domain/arcade/receipt.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { ArcadeContest, ArcadeRunRow } from './arcade.table.ts';

type ContestTerms = Pick<
  ArcadeContest,
  'id' | 'game' | 'version' | 'mode' | 'currency' | 'entry' | 'fee' | 'commitment' | 'seats' | 'createdAt' | 'dueAt'
>;

/** A contest that its first player is about to enter. */
export const newContest = (
  terms: ContestTerms & Partial<Pick<ArcadeContest, 'bracketId' | 'round' | 'pair' | 'taken'>>,
): ArcadeContest => ({
  target: GAMES[terms.game].target,
  lastSecret: null,
  taken: 1,
  state: 'open',
  endedAt: null,
  invitedId: null,
  heldAt: null,
  bracketId: null,
  round: null,
  pair: null,
  advancedId: null,
  startsAt: null,
  ...terms,
});

type Ticket = Pick<ArcadeRunRow, 'id' | 'userId' | 'inputClass' | 'enteredAt' | 'dueAt'>;

/** The ticket of a run in a contest. */
export const newRun = (
  { id: contestId, game, mode, commitment }: Pick<ArcadeContest, 'id' | 'game' | 'mode' | 'commitment'>,
  ticket: Ticket,
): ArcadeRunRow => ({
  contestId,
  game,
  mode,
  state: 'entered',
  day: utcDay(ticket.enteredAt),
  startedAt: null,
  readyAt: null,
  endedAt: null,
  receipt: bytesToHex(firstReceipt(ticket.id, Buffer.from(commitment, 'hex'))),
  rivals: [],
  score: null,
  tieBreak: null,
  digest: null,
  beaten: null,
  place: null,
  isWon: false,
  paid: 0,
  ratingBeforeMicro: null,
  ratingAfterMicro: null,
  signs: null,
  ...ticket,
});
