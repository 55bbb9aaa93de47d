import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { isTalkedAbout, isTalkOver } from '../../domain/tournaments/tournament-talk.ts';
import { announcementText } from '../../domain/tournaments/tournaments.schemas.ts';
import { readUser } from '../../db/accounts/index.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import { together } from '../../db/client/together.ts';
import { insertLog, lockTournament } from '../../db/tournaments/tournament.queries.ts';
import { inStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { onceOver } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { tellAnnouncement } from './tell-tournament.ts';

/** Of one tournament, whoever posts them: each reaches everybody who takes part. */
export const ANNOUNCEMENTS_PER_HOUR = 6;

/**
 * Tells everybody who takes part what its organiser, or staff, have to say: it stands on the page of the tournament and
 * among its decisions, and each hears of it once. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_OPEN, RATE_LIMITED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function postAnnouncement(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: { readonly id: string; readonly text: string },
): Promise<string> {
  const { id } = input;
  const { text } = readInput(announcementText, { text: input.text });
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'postAnnouncement', payload: [id, text], answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      const author = inStanding(account);
      const isOwn = row?.organiserId === userId;
      if (!row || (!isOwn && !isTalkedAbout(row))) throw new Refused('NOT_FOUND');
      if (!isOwn && !isStaff(author.role)) throw new Refused('FORBIDDEN');
      if (!isTalkedAbout(row) || isTalkOver(row, at)) throw new Refused('TOURNAMENT_NOT_OPEN');
      const { count, endsAt } = await chargeRateLimit(tx, `tournament:announce:${id}`, at, HOUR);
      if (count > ANNOUNCEMENTS_PER_HOUR)
        throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) } });
      const entry = { tournamentId: id, byId: userId, reason: text, match: null, entrantId: null, fallen: 0, at };
      await insertLog(tx, { ...entry, id: deps.newId(), what: 'announcement' });
      if (!isOwn)
        await insertAudit(tx, {
          id: deps.newId(),
          actorId: userId,
          action: 'tournament.announce',
          subject: 'tournament',
          subjectId: id,
          reason: text,
          data: { title: row.title },
          at,
        });
      await tellAnnouncement(tx, row, text, { at, actorId: userId });
    });
  });
}
