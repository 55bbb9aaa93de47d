import { type Cover, withoutNames } from '../../domain/jury/without-names.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { readUsers } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listEvidence, readDispute } from '../../db/disputes/index.ts';
import type { SummonsRow } from '../../db/jury/jury.table.ts';
import { contestedOf } from '../disputes/index.ts';
import type { Contest, Side } from '../kernel/manifest/contested.ts';
import type { Deps } from '../kernel/deps.ts';
import type { JuryCase, JuryEntry } from './jury.types.ts';
import { sidesOf } from './sides-of.ts';

type Sides = NonNullable<ReturnType<typeof sidesOf>>;
type SideMark = JuryEntry['side'];

/** What is hidden of both sides: what they and their players are called. */
async function coversOf(reader: Reader, sides: Sides): Promise<Cover[]> {
  const players = [...sides.a.players, ...sides.b.players];
  const users = await readUsers(
    reader,
    players.map(({ id }) => id),
  );
  const named = ({ name, players: own }: Side, label: string): Cover[] => [
    { name, label },
    ...own.flatMap(({ id, username }) => [
      { name: username, label },
      { name: users.get(id)?.displayName ?? '', label },
    ]),
  ];
  return [...named(sides.a, 'Side A'), ...named(sides.b, 'Side B')];
}

const markOf = ({ a, b }: Sides, id: string): SideMark =>
  a.id === id || a.players.some((player) => player.id === id)
    ? 'a'
    : b.id === id || b.players.some((player) => player.id === id)
      ? 'b'
      : null;

/**
 * A case as its juror may read it: what both sides said, in its order, without names, links, files, money and dates, so
 * that nobody can look up who it is about. Null where it is no case for a jury any more.
 */
export async function blindCase(deps: Deps, reader: Reader, summons: SummonsRow): Promise<JuryCase | null> {
  const dispute = await readDispute(reader, summons.disputeId);
  if (!dispute || dispute.status === 'resolved') return null;
  const found = await contestedOf(deps, dispute.subjectKind).describe(reader, [dispute.subjectId]);
  const contest = found.get(dispute.subjectId);
  const sides = contest && sidesOf(contest);
  if (!contest || !sides) return null;
  const covers = await coversOf(reader, sides);
  const cover = (text: string): string => withoutNames(text, covers);
  const pieces = await listEvidence(reader, [dispute.id]);
  const told: (Omit<JuryEntry, 'id' | 'afterMinutes'> & { at: number | null })[] = [
    ...reportsOf(contest, sides, cover),
    {
      side: dispute.reportedById === null ? null : markOf(sides, dispute.reportedById),
      kind: 'complaint' as const,
      winner: null,
      words: cover(dispute.description),
      hasLink: false,
      hasFile: false,
      at: dispute.submittedAt,
    },
    ...pieces.map((piece) => ({
      side: markOf(sides, piece.byId),
      kind: 'evidence' as const,
      winner: null,
      words: cover(piece.words),
      hasLink: piece.url !== null,
      hasFile: piece.uploadId !== null,
      at: piece.at,
    })),
  ];
  // What has no time was said before the complaint.
  const timeline = told.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const first = timeline.find(({ at }) => at !== null)?.at ?? dispute.submittedAt;
  return {
    id: summons.id,
    gameTitle: contest.gameTitle,
    type: dispute.type,
    answerBy: summons.answerBy,
    timeline: timeline.map(({ at, ...entry }, index) => ({
      ...entry,
      id: `${summons.id}.${index}`,
      afterMinutes: at === null ? null : Math.floor((at - first) / MINUTE),
    })),
  };
}

const reportsOf = ({ reports }: Contest, sides: Sides, cover: (text: string) => string) =>
  reports.map(({ sideId, winnerId, score, recordingUrl, at }) => ({
    side: markOf(sides, sideId),
    kind: 'report' as const,
    winner: markOf(sides, winnerId),
    words: cover(score),
    hasLink: recordingUrl !== null,
    hasFile: false,
    at,
  }));
