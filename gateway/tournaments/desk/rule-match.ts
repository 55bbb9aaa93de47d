import { createHash } from 'node:crypto';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused, type Ruling, must, refuse } from '../../../domain/shared/refusals.ts';
import {
  type Bracket,
  type Change,
  amendResult,
  ruleResult,
  setOut,
} from '../../../domain/tournaments/change-bracket.ts';
import { type Pair, NOBODY } from '../../../domain/tournaments/graph.ts';
import { type Outlook, outlookOf } from '../../../domain/tournaments/outlook.ts';
import { poolOf } from '../../../domain/tournaments/tournament.ts';
import { NO_MATCH } from '../../../domain/tournaments/tournament-events.ts';
import { rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { type User, readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { together } from '../../../db/client/together.ts';
import { listSeated, readEntrant } from '../../../db/tournaments/entrant.queries.ts';
import { readEntry, readSeats } from '../../../db/tournaments/lineup.queries.ts';
import { listDisputed, readFacts, readMatch } from '../../../db/tournaments/match.queries.ts';
import { insertLog } from '../../../db/tournaments/tournament-log.queries.ts';
import { lockTournament, readTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { LogRow, MatchRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { inStanding } from '../../accounts/index.ts';
import { judgeNotice, sayJudged } from '../../chat/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { listBonds } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { type ChangeTold, type StoredBracket, applyChange, bracketOf, meetingOf } from '../bracket/change-bracket.ts';
import { compareOrigins } from '../../wallet/index.ts';
import { closeDisputes } from '../bracket/close-disputes.ts';
import { requireUncontested } from './contest-ruling.ts';
import { judgeIn } from './judge-in.ts';
import { sayingOf } from '../talk/keep-blocked.ts';

interface Decided {
  readonly change: Change;
  readonly what: ChangeTold['what'];
  readonly log: Pick<LogRow, 'what' | 'match' | 'entrantId'>;
  /** The match that was decided; null where it is another thing. */
  readonly match: MatchRow | null;
}

interface Scene {
  readonly reader: Reader;
  readonly row: TournamentRow;
  readonly bracket: Bracket;
  readonly judge: User;
}

type Rule = (scene: Scene) => Promise<Ruling<Decided>>;

interface Decision {
  readonly operation: string;
  readonly key: string;
  readonly tournamentId: string;
  readonly payload: unknown;
  readonly reason: string;
  /** What was looked at before, as `Preview.mark`; null where nobody did. */
  readonly mark: string | null;
}

/** What a decision comes to. */
interface Weighed extends Decided {
  readonly stored: StoredBracket;
  readonly outlook: Outlook;
}

/** Who may decide, and what comes of it; nothing is written. */
async function weigh(
  deps: Deps,
  reader: Reader,
  row: TournamentRow | undefined,
  account: User | undefined,
  entrant: { readonly seed: number | null } | undefined,
  rule: Rule,
): Promise<Weighed & Pick<Scene, 'row' | 'judge'>> {
  const judge = inStanding(account);
  if (!row) throw new Refused('NOT_FOUND');
  const isJudge = row.organiserId === judge.id || isStaff(judge.role);
  if (!isJudge) throw new Refused('FORBIDDEN');
  if (row.status !== 'running') throw new Refused('TOURNAMENT_NOT_RUNNING');
  must(await judgeIn(deps, reader, row, judge.id, entrant?.seed ?? null));
  const stored = bracketOf(row, await readFacts(reader, row.id));
  const { bracket } = stored;
  const decided = must(await rule({ reader, row, bracket, judge }));
  if (row.organiserId === judge.id)
    requireUncontested(await listDisputed(reader, row.id), decided.change, decided.log.match);
  return { ...decided, row, judge, stored, outlook: outlookOf(row, bracket, decided.change, decided.log.match) };
}

/** Tells one outlook from another; results elsewhere in the bracket leave it as it is. */
const markOf = (outlook: Outlook): string =>
  createHash('sha256').update(JSON.stringify(outlook)).digest('base64url').slice(0, 22);

/**
 * The frame of every decision over a running tournament: of its organiser, or of staff, with a reason that those
 * concerned read, all that follows from it in one transaction. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_RUNNING, OWN_MATCH, JUDGE_BOUND, RULING_CONTESTED, MATCH_CHANGED,
 * MESSAGE_BLOCKED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
async function decide(
  deps: Deps,
  actor: Actor,
  { operation, key, tournamentId: id, payload, reason: said, mark }: Decision,
  rule: Rule,
): Promise<string> {
  const { userId } = actor;
  const { reason } = readInput(rulingReason, { reason: said });
  const write = async (tx: Tx): Promise<string> => {
    const at = deps.now();
    const call = { userId, key, operation, payload: [id, payload, reason], answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id), readEntry(tx, id, userId)]);
    return onceOver(tx, call, ask, async ([account, found, entrant]) => {
      const weighed = await weigh(deps, tx, found, account, entrant, rule);
      const { row, judge, stored, change, what, log, match, outlook } = weighed;
      if (mark !== null && mark !== markOf(outlook)) throw new Refused('MATCH_CHANGED');
      await judgeNotice(tx, judge, { reason }, at);
      // A contested result that is only confirmed changes no row, and its dispute is over all the same.
      await closeDisputes(tx, id, log.match === null ? change.rows : [...change.rows, log.match], reason, at);
      const decisionId = deps.newId();
      const decision = log.what;
      const told = { at, actorId: userId, newId: deps.newId, match: log.match ?? NO_MATCH, what, reason, decision };
      const meeting = match && { ...meetingOf(match), status: 'decided' as const, dueAt: null };
      await applyChange(tx, row, stored, change, { ...told, decisionId, meeting });
      if (match && poolOf(row, row.entrants) > 0) await compareSides(deps, tx, row, match, at);
      const fallen = outlook.fallen.length;
      await insertLog(tx, { ...log, id: decisionId, tournamentId: id, byId: userId, reason, fallen, at });
      if (row.organiserId !== userId)
        await insertAudit(tx, {
          id: deps.newId(),
          actorId: userId,
          action: `tournament.${log.what}`,
          subject: 'tournament',
          subjectId: id,
          reason,
          data: { match: log.match, entrantId: log.entrantId },
          at,
        });
    });
  };
  return sayJudged(deps, sayingOf('reason', id, actor, { reason }), () => deps.db.transact(write));
}

/** Tells staff what the two of a match have in common that is decided for them: they may never have begun it. */
async function compareSides(
  deps: Deps,
  tx: Tx,
  row: TournamentRow,
  { one, other }: MatchRow,
  at: number,
): Promise<void> {
  const ids = (await listSeated(tx, row.id, [one, other])).map(({ userId }) => userId);
  const seatsOf = await readSeats(tx, row, ids);
  const sides = ids.map((id) => seatsOf(id).map(({ userId }) => userId));
  await compareOrigins(tx, sides, at, await listBonds(deps, tx, sides.flat(), at));
}

/** A decision that is thought of: one of the three. */
export interface DecisionAsked {
  readonly tournamentId: string;
  readonly result: Omit<RulingInput, 'tournamentId' | 'reason' | 'mark'> | null;
  /** A match whose result is taken back. */
  readonly undone: number | null;
  readonly out: Pick<SendOutInput, 'userId' | 'isCheat'> | null;
}

function ruleOf({ result, undone, out }: DecisionAsked): Rule {
  const [rule, ...more] = [
    ...(result ? [ruling(result)] : []),
    ...(undone === null ? [] : [undoing(undone)]),
    ...(out ? [sendingOut(out)] : []),
  ];
  if (!rule || more.length > 0) throw new Refused('BAD_INPUT', { field: 'input' });
  return rule;
}

/**
 * What a decision over a running tournament would come to, by the same rules and for the same people; nothing of it
 * happens. `mark` goes with the decision, which is refused where it would come to something else by then. `seated` are
 * those whom it names.
 * @throws Refused those of the decision
 */
export async function previewDecision(deps: Deps, { userId }: Actor, asked: DecisionAsked) {
  const rule = ruleOf(asked);
  const { tournamentId: id } = asked;
  return deps.db.snapshot(async (reader) => {
    const [account, row, entrant] = await Promise.all([
      readUser(reader, userId),
      readTournament(reader, id),
      readEntry(reader, id, userId),
    ]);
    const { outlook } = await weigh(deps, reader, row ?? undefined, account, entrant, rule);
    const seeds = [...new Set([...outlook.told, ...outlook.prizes.map((prize) => prize.entrant)])];
    return { ...outlook, mark: markOf(outlook), seated: await listSeated(reader, id, seeds) };
  });
}

export interface RulingInput {
  readonly tournamentId: string;
  readonly match: number;
  /** Who won; null where nobody did. */
  readonly winnerId: string | null;
  /** Of a table: whether it ended level. Only without a winner. */
  readonly isDraw: boolean;
  /** Games won, in the order of the slots; null where it was not played. */
  readonly games: Pair<number> | null;
  readonly reason: string;
  /** What was looked at before, as `previewDecision` answers it; without it nothing is compared. */
  readonly mark?: string | null;
}

/** A result that is set. */
const ruling =
  ({ match, winnerId, isDraw, games }: NonNullable<DecisionAsked['result']>): Rule =>
  async ({ reader, row, bracket }) => {
    const found = await readMatch(reader, row.id, match);
    if (!found) return refuse('NOT_FOUND');
    const winner = winnerId === null ? null : ((await readEntrant(reader, row.id, winnerId))?.seed ?? NOBODY);
    const change = ruleResult(bracket, match, { winner, isDraw, games });
    if (!change.ok) return change;
    const log = { what: 'ruled', match, entrantId: winnerId } as const;
    return { ok: true, value: { change: change.value, what: 'match.amended', log, match: found } };
  };

/**
 * Sets the result of a match, or another one in its place. What stood on the old one falls, and nothing else.
 * @throws Refused those of `decide`, MATCH_NOT_READY, WINNER_REQUIRED, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED
 */
export function ruleMatch(deps: Deps, actor: Actor, key: string, input: RulingInput): Promise<string> {
  const { tournamentId, match, winnerId, isDraw, games, reason, mark = null } = input;
  const payload = [match, winnerId, isDraw, games];
  return decide(deps, actor, { operation: 'ruleMatch', key, tournamentId, payload, reason, mark }, ruling(input));
}

const undoing =
  (match: number): Rule =>
  async ({ bracket }) => {
    const change = amendResult(bracket, match, null);
    if (!change.ok) return change;
    const log = { what: 'undone', match, entrantId: null } as const;
    return { ok: true, value: { change: change.value, what: 'match.amended', log, match: null } };
  };

export interface UndoInput {
  readonly tournamentId: string;
  readonly match: number;
  readonly reason: string;
  readonly mark?: string | null;
}

/**
 * Takes a result back: the match is played again, and whatever followed from it falls.
 * @throws Refused those of `decide`, NO_RESULT
 */
export function undoMatch(deps: Deps, actor: Actor, key: string, input: UndoInput): Promise<string> {
  const { tournamentId, match, reason, mark = null } = input;
  const call = { operation: 'undoMatch', key, tournamentId, payload: match, reason, mark };
  return decide(deps, actor, call, undoing(match));
}

export interface SendOutInput {
  readonly tournamentId: string;
  readonly userId: string;
  /** A cheat loses place and prize too, which staff alone find. */
  readonly isCheat: boolean;
  readonly reason: string;
  readonly mark?: string | null;
}

const sendingOut =
  ({ userId, isCheat }: NonNullable<DecisionAsked['out']>): Rule =>
  async ({ reader, row, bracket, judge }) => {
    const entrant = await readEntrant(reader, row.id, userId);
    const theirs = entrant?.seed ?? null;
    if (theirs === null || bracket.folded.out.has(theirs)) return refuse('NOT_ENTERED');
    if (isCheat && !isStaff(judge.role)) return refuse('FORBIDDEN');
    const change = setOut(bracket, theirs, { isCheat });
    const log = { what: 'sent-out', match: null, entrantId: userId } as const;
    return { ok: true, value: { change, what: 'entrant.out', log, match: null } };
  };

/**
 * Sends somebody out: what is undecided of theirs is lost.
 * @throws Refused those of `decide`, NOT_ENTERED, FORBIDDEN
 */
export function sendOut(deps: Deps, actor: Actor, key: string, input: SendOutInput): Promise<string> {
  const { tournamentId, userId, isCheat, reason, mark = null } = input;
  const call = { operation: 'sendOut', key, tournamentId, payload: [userId, isCheat], reason, mark };
  return decide(deps, actor, call, sendingOut(input));
}
