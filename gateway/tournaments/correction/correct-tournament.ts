import type { Role } from '../../../domain/accounts/roles.ts';
import { playersIn } from '../../../domain/shared/events.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { awardPrizes } from '../../../domain/tournaments/award-prizes.ts';
import type { Bracket, Change } from '../../../domain/tournaments/change-bracket.ts';
import {
  type Shift,
  correctBracket,
  mayCorrect,
  requireDecided,
  shiftsBetween,
} from '../../../domain/tournaments/correct-tournament.ts';
import { type Entrant, NOBODY } from '../../../domain/tournaments/graph.ts';
import { type LineupSeat, partsOf } from '../../../domain/tournaments/lineup.ts';
import { teamFigures } from '../../../domain/tournaments/team-figures.ts';
import { isGuarantor, poolOf } from '../../../domain/tournaments/tournament.ts';
import { placeNumbers, placesOf } from '../../../domain/tournaments/places.ts';
import { type CorrectionAsked, correction, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { dropPrizes } from '../../../db/results/index.ts';
import { type EntrantView, listEntrants, putStandings } from '../../../db/tournaments/entrant.queries.ts';
import { listMatches, putChange, readFacts } from '../../../db/tournaments/match.queries.ts';
import { readSeats } from '../../../db/tournaments/lineup.queries.ts';
import { countPrizes, seatedTeams } from '../../../db/tournaments/pay-prizes.ts';
import { insertLog } from '../../../db/tournaments/tournament-log.queries.ts';
import { lockTournament, readTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { type StakeContext, correctStakes, previewStakes } from '../../../db/wallet/index.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { isBoundTo } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { type StoredBracket, bracketOf, meetingOf } from '../bracket/change-bracket.ts';
import { toldOf } from '../talk/tell-tournament.ts';

export interface CorrectionInput extends CorrectionAsked {
  readonly tournamentId: string;
}

interface Player extends EntrantView {
  readonly seed: number;
  /** Who plays for it, the captain first; the player alone where no team does. */
  readonly seats: readonly LineupSeat[];
}

/** What a correction would come to. */
interface Weighed {
  readonly stored: StoredBracket;
  /** In the order of seeds. */
  readonly players: readonly Player[];
  readonly change: Change;
  readonly shifts: readonly (Shift & { readonly player: Player })[];
}

async function weigh(
  deps: Deps,
  reader: Reader,
  row: TournamentRow,
  judge: { readonly id: string; readonly role: Role },
  { results, verdicts }: CorrectionInput,
  at: number,
): Promise<Weighed> {
  if (judge.role !== 'administrator') throw new Refused('FORBIDDEN');
  const seatsOf = await readSeats(reader, row);
  const players = (await listEntrants(reader, row.id)).flatMap((one) =>
    one.seed === null ? [] : [{ ...one, seed: one.seed, seats: seatsOf(one.userId) }],
  );
  const seedOf = new Map(players.map(({ userId, seed }) => [userId, seed]));
  const isPlayer = players.some(({ seats }) => seats.some(({ userId }) => userId === judge.id));
  must(mayCorrect(row, isPlayer || isGuarantor(row, judge.id), at));
  const playing = players.flatMap(({ seats }) => seats.map(({ userId }) => userId));
  if (poolOf(row, players.length) > 0 && (await isBoundTo(deps, reader, judge.id, playing, at)))
    throw new Refused('JUDGE_BOUND');
  const stored = bracketOf(row, await readFacts(reader, row.id));
  const change = must(
    correctBracket(stored.bracket, {
      results: results.map(({ winnerId, ...result }) => ({
        ...result,
        winner: winnerId === null ? null : (seedOf.get(winnerId) ?? NOBODY),
      })),
      verdicts: verdicts.map(({ userId, isCheat }) => ({ isCheat, entrant: seedOf.get(userId) ?? NOBODY })),
    }),
  );
  const shifts = shiftsBetween(row, stored.bracket, change.bracket).flatMap((shift) => {
    const player = players[shift.entrant];
    return player ? [{ ...shift, player }] : [];
  });
  return { stored, players, change, shifts };
}

/**
 * What a correction would come to, without anything of it: what is left to decide, and whose place and money it moves.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH, JUDGE_BOUND, NOT_ENTERED, WINNER_REQUIRED,
 * MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT
 */
export async function previewCorrection(deps: Deps, { userId, role }: Actor, input: CorrectionInput) {
  const asked = readInput(correction, input);
  return deps.db.snapshot(async (reader) => {
    const row = await readTournament(reader, input.tournamentId);
    if (!row) throw new Refused('NOT_FOUND');
    const call = { tournamentId: row.id, ...asked };
    const weighed = await weigh(deps, reader, row, { id: userId, role }, call, deps.now());
    const { players, change, shifts } = weighed;
    const { called, folded } = change.bracket;
    const open = folded.matches.flatMap(({ slots }, match) => (called.has(match) ? [{ match, slots }] : []));
    const isPaid = poolOf(row, players.length) > 0;
    const moves = isPaid ? await previewStakes(reader, correctedStakes(row, players, change.bracket)) : [];
    const moved = new Map(moves.map((one) => [one.userId, one]));
    const owedBy = ({ seats }: Player): number =>
      seats.reduce((sum, { userId: id }) => sum + (moved.get(id)?.owedCents ?? 0), 0);
    return {
      version: row.version,
      open,
      shifts: shifts.map((shift) => ({ ...shift, owedCents: owedBy(shift.player) })),
      fallen: fallenOf(change, asked.results),
      told: toldBy(weighed),
      guaranteeCents: guaranteeMoved(row, moved)?.cents ?? 0,
    };
  });
}

/** Whose matches, place or money it moves, in the order of seeds. */
function toldBy({ players, change, shifts }: Weighed): Player[] {
  const seeds = new Set([...change.concerns, ...shifts.map(({ entrant }) => entrant)]);
  return players.filter(({ seed }) => seeds.has(seed));
}

/** Results that fall with others, and were not named. */
const fallenOf = ({ voided }: Change, named: readonly { readonly match: number }[]): number =>
  voided.filter((fact) => fact.kind === 'result' && named.every(({ match }) => match !== fact.match)).length;

/**
 * Puts a tournament right after its prizes were paid: other results, somebody found to have cheated, or not after all.
 * Places follow; who gains is paid at once, and what a loser's wallet does not hold any more is owed. Whatever is left
 * without a result has to be named in the same decision. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH, JUDGE_BOUND, MATCH_CHANGED,
 * TOURNAMENT_UNDECIDED, NOT_ENTERED, WINNER_REQUIRED, MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function correctTournament(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: CorrectionInput & { readonly version: number; readonly reason: string },
): Promise<string> {
  const { tournamentId: id, version } = input;
  const asked = readInput(correction, input);
  const { reason } = readInput(rulingReason, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [id, version, asked, reason];
    const call = { userId, key, operation: 'correctTournament', payload, answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      const judge = inStanding(account);
      if (!row) throw new Refused('NOT_FOUND');
      const weighed = await weigh(deps, tx, row, judge, { tournamentId: id, ...asked }, at);
      if (row.version !== version) throw new Refused('MATCH_CHANGED');
      must(requireDecided(weighed.change));
      const decisionId = deps.newId();
      const context = { at, actorId: userId, newId: deps.newId };
      await putCorrection(tx, row, weighed, { ...context, decisionId, reason });
      const [match = null] = asked.results.map((result) => result.match);
      const [entrantId = null] = asked.verdicts.map((verdict) => verdict.userId);
      const fallen = fallenOf(weighed.change, asked.results);
      const decision = { what: 'corrected', match, entrantId, reason, fallen, at } as const;
      await insertLog(tx, { ...decision, id: decisionId, tournamentId: id, byId: userId });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: userId,
        action: 'tournament.corrected',
        subject: 'tournament',
        subjectId: id,
        reason,
        data: {
          matches: asked.results.map((result) => result.match).join(),
          entrants: asked.verdicts.map((verdict) => verdict.userId).join(),
        },
        at,
      });
    });
  });
}

/** Writes the bracket as it ought to have been, moves the money, and tells whomever it concerns; all is locked. */
async function putCorrection(
  tx: Tx,
  row: TournamentRow,
  weighed: Weighed,
  context: StakeContext & { readonly decisionId: string; readonly reason: string },
): Promise<void> {
  const { stored, players, change, shifts } = weighed;
  const { at, actorId, newId, decisionId, reason } = context;
  const { bracket } = change;
  // Whoever met still met: what both have said of it stays beside the new result.
  const own = new Map((await listMatches(tx, row.id)).map((match) => [match.match, meetingOf(match)]));
  const { stored: rows } = stored;
  await putChange(tx, change, { tournamentId: row.id, at, byId: actorId, newId, decisionId, stored: rows, own });
  const moves =
    poolOf(row, players.length) === 0
      ? []
      : await correctStakes(tx, { id: decisionId, ...correctedStakes(row, players, bracket) }, context);
  const moved = new Map(moves.map((one) => [one.userId, one]));
  const guarantee = guaranteeMoved(row, moved);
  const places = placeNumbers(placesOf(bracket.graph, bracket.folded));
  const prizes = awardPrizes(row, bracket);
  const next = shifts.map(({ player: { tournamentId, userId, teamId, status, enteredAt, seed } }) => {
    const [place, prizeCents] = [places.get(seed) ?? null, prizes.get(seed) ?? 0];
    return { tournamentId, userId, teamId, status, enteredAt, seed, place, prizeCents };
  });
  await putStandings(tx, next);
  await correctPrizes(tx, row, players, places, prizes);
  await updateTournament(tx, row.id, { version: row.version + 1 });
  const seatsOf = seatsBy(players);
  const idsOf = (entrantId: string) => seatsOf(entrantId).map(({ userId }) => userId);
  const teams = teamFigures(row, seatedTeams(players, seatsOf), stored.bracket, bracket).filter(
    ({ wins, losses, members }) => wins !== 0 || losses !== 0 || members.some(({ cents }) => cents !== 0),
  );
  await appendEvent(tx, {
    type: 'tournament.corrected',
    entity: 'tournament',
    entityId: row.id,
    concerns: playersIn(row.organiserId, ...toldBy(weighed).flatMap(({ userId }) => idsOf(userId))),
    data: {
      ...toldOf(row, context),
      shifts: next.flatMap(({ userId: entrantId, place }) =>
        idsOf(entrantId).map((userId) => {
          const { cents = 0, owedCents = 0 } = moved.get(userId) ?? {};
          return { userId, place, cents, owedCents };
        }),
      ),
      ...(guarantee && { guarantee }),
      ...(teams.length > 0 && { teams }),
      reason,
    },
    at,
  });
}

/** Who plays for each entrant. */
const seatsBy = (players: readonly Player[]) => {
  const seats = new Map(players.map((player) => [player.userId, player.seats]));
  return (entrantId: string): readonly LineupSeat[] => seats.get(entrantId) ?? [];
};

/** The earnings of a tournament as they ought to have been, dated to its end; none where everything goes back. */
async function correctPrizes(
  tx: Tx,
  row: TournamentRow,
  players: readonly Player[],
  places: ReadonlyMap<Entrant, number>,
  prizes: ReadonlyMap<Entrant, number>,
): Promise<void> {
  if (poolOf(row, players.length) === 0 || row.endedAt === null) return;
  if (prizes.size === 0) return dropPrizes(tx, row.id);
  const standings = players.map(({ userId, teamId, seed }) => {
    return { userId, teamId, seed, place: places.get(seed) ?? null, prizeCents: prizes.get(seed) ?? 0 };
  });
  await countPrizes(tx, row, standings, seatsBy(players), row.endedAt);
}

/** What came back of what the organiser had added, or was taken again; undefined for nothing. */
function guaranteeMoved(row: TournamentRow, moved: ReadonlyMap<string, { cents: number; owedCents: number }>) {
  const own = isGuarantor(row, row.organiserId) ? moved.get(row.organiserId) : undefined;
  return own && own.cents !== 0 ? { cents: own.cents, owedCents: own.owedCents } : undefined;
}

/** What each has had is read from the ledger; what the bracket brings now is due. */
function correctedStakes(row: TournamentRow, players: readonly Player[], bracket: Bracket) {
  const shares = [...awardPrizes(row, bracket)].flatMap(([seed, parts]) => {
    const player = players[seed];
    if (!player) return [];
    const own = partsOf(
      parts,
      player.seats.map(({ userId }) => userId),
    );
    return own.map(({ userId, cents }) => ({ userId, parts: cents }));
  });
  const ids = players.flatMap(({ seats }) => seats.map(({ userId }) => userId));
  if (row.guaranteeCents > 0) ids.push(row.organiserId);
  return { subjectId: row.id, players: ids, shares: shares.length > 0 ? shares : null };
}
