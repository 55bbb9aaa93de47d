import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { isTalkedAbout, isTalkOver } from '../../../domain/tournaments/tournament-talk.ts';
import { announcementText, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { type User, readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { endAnnouncement, insertLog, readAnnouncement } from '../../../db/tournaments/tournament-log.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { LogRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { inStanding } from '../../accounts/index.ts';
import { judgeNotice, sayJudged } from '../../chat/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { sayingOf } from './keep-blocked.ts';
import { tellAnnouncement, tellWithdrawal } from './tell-tournament.ts';

/** Of one tournament, whoever posts them: each reaches everybody who takes part. */
export const ANNOUNCEMENTS_PER_HOUR = 6;

const entryOf = ({ id: tournamentId }: TournamentRow, byId: string, at: number) => ({
  tournamentId,
  byId,
  match: null,
  entrantId: null,
  fallen: 0,
  at,
});

/** Judges what is to be said, writes it down and tells it. */
async function announce(deps: Deps, tx: Tx, author: User, row: TournamentRow, text: string, at: number) {
  if (!isTalkedAbout(row) || isTalkOver(row, at)) throw new Refused('TOURNAMENT_NOT_OPEN');
  await judgeNotice(tx, author, { text }, at);
  const { count, endsAt } = await chargeRateLimit(tx, `tournament:announce:${row.id}`, at, HOUR);
  if (count > ANNOUNCEMENTS_PER_HOUR)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) } });
  const announcementId = deps.newId();
  await insertLog(tx, { ...entryOf(row, author.id, at), id: announcementId, what: 'announcement', reason: text });
  await tellAnnouncement(tx, row, { text, announcementId }, { at, actorId: author.id });
}

/** What staff do where they do not organise stands in the audit log too. */
const audit = (
  deps: Deps,
  tx: Tx,
  row: TournamentRow,
  done: Pick<AuditEntry, 'actorId' | 'action' | 'reason' | 'at'>,
) =>
  insertAudit(tx, { ...done, id: deps.newId(), subject: 'tournament', subjectId: row.id, data: { title: row.title } });
type AuditEntry = Parameters<typeof insertAudit>[1];

/**
 * Tells everybody who takes part what its organiser, or staff, have to say: it stands on the page of the tournament and
 * among its decisions, and each hears of it once. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_OPEN, MESSAGE_BLOCKED, RATE_LIMITED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function postAnnouncement(
  deps: Deps,
  actor: Actor,
  key: string,
  input: { readonly id: string; readonly text: string },
): Promise<string> {
  const { userId } = actor;
  const { id } = input;
  const { text } = readInput(announcementText, { text: input.text });
  return sayJudged(deps, sayingOf('announcement', id, actor, { text }), () =>
    deps.db.transact(async (tx) => {
      const at = deps.now();
      const call = { userId, key, operation: 'postAnnouncement', payload: [id, text], answerId: id, at };
      const ask = () => together([readUser(tx, userId), lockTournament(tx, id)]);
      return onceOver(tx, call, ask, async ([account, row]) => {
        const author = inStanding(account);
        const isOwn = row?.organiserId === userId;
        if (!row || (!isOwn && !isTalkedAbout(row))) throw new Refused('NOT_FOUND');
        if (!isOwn && !isStaff(author.role)) throw new Refused('FORBIDDEN');
        await announce(deps, tx, author, row, text, at);
        if (!isOwn) await audit(deps, tx, row, { actorId: userId, action: 'tournament.announce', reason: text, at });
      });
    }),
  );
}

interface Held {
  readonly tx: Tx;
  readonly author: User;
  readonly row: TournamentRow;
  readonly entry: LogRow;
  readonly at: number;
}

/** Runs a change of one announcement, with its tournament locked. @throws Refused NOT_FOUND for one that does not stand */
async function changeAnnouncement(
  deps: Deps,
  { userId }: Actor,
  key: string,
  asked: { readonly operation: string; readonly announcementId: string; readonly words: string },
  change: (held: Held) => Promise<void>,
): Promise<string> {
  const { operation, announcementId, words } = asked;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const entry = await readAnnouncement(tx, announcementId);
    if (!entry) throw new Refused('NOT_FOUND');
    const { tournamentId } = entry;
    const call = { userId, key, operation, payload: [announcementId, words], answerId: tournamentId, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, tournamentId)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      const author = inStanding(account);
      if (!row) throw new Refused('NOT_FOUND');
      if (entry.byId !== userId && !isStaff(author.role)) throw new Refused('FORBIDDEN');
      if (!(await endAnnouncement(tx, announcementId, at))) throw new Refused('NOT_FOUND');
      await tellWithdrawal(tx, row, entry, { at, actorId: userId });
      await change({ tx, author, row, entry, at });
    });
  });
}

/** The tournament of an announcement; empty where there is none. */
const placeOf = async (deps: Deps, announcementId: string): Promise<string> =>
  (await readAnnouncement(deps.db.read, announcementId))?.tournamentId ?? '';

/**
 * Says something else in the place of an own announcement: everybody hears the new words, and staff alone still read the
 * old ones. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_OPEN, MESSAGE_BLOCKED, RATE_LIMITED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function correctAnnouncement(
  deps: Deps,
  actor: Actor,
  key: string,
  input: { readonly announcementId: string; readonly text: string },
): Promise<string> {
  const { announcementId } = input;
  const { text } = readInput(announcementText, { text: input.text });
  const asked = { operation: 'correctAnnouncement', announcementId, words: text };
  const tournamentId = await placeOf(deps, announcementId);
  return sayJudged(deps, sayingOf('announcement', tournamentId, actor, { text }), () =>
    changeAnnouncement(deps, actor, key, asked, async ({ tx, author, row, entry, at }) => {
      // Nobody's words are put into somebody else's mouth.
      if (entry.byId !== author.id) throw new Refused('FORBIDDEN');
      await announce(deps, tx, author, row, text, at);
    }),
  );
}

/**
 * Takes an announcement back: whoever has posted it, or staff. The log says so with the reason; staff alone still read its
 * words. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, MESSAGE_BLOCKED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function withdrawAnnouncement(
  deps: Deps,
  actor: Actor,
  key: string,
  input: { readonly announcementId: string; readonly reason: string },
): Promise<string> {
  const { announcementId } = input;
  const { reason } = readInput(rulingReason, { reason: input.reason });
  const asked = { operation: 'withdrawAnnouncement', announcementId, words: reason };
  const tournamentId = await placeOf(deps, announcementId);
  return sayJudged(deps, sayingOf('reason', tournamentId, actor, { reason }), () =>
    changeAnnouncement(deps, actor, key, asked, async ({ tx, author, row, entry, at }) => {
      await judgeNotice(tx, author, { reason }, at);
      const what = 'announcement-withdrawn';
      await insertLog(tx, { ...entryOf(row, author.id, at), id: deps.newId(), what, reason });
      if (entry.byId !== author.id)
        await audit(deps, tx, row, { actorId: author.id, action: 'tournament.withdraw-announcement', reason, at });
    }),
  );
}
