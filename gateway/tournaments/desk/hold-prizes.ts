import { isStaff } from '../../../domain/accounts/roles.ts';
import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { holdPrizes as hold, releasePrizes as release, settlesAt } from '../../../domain/tournaments/hold-prizes.ts';
import type { HoldEvent } from '../../../domain/tournaments/tournament-events.ts';
import { rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { type User, readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { readEntry } from '../../../db/tournaments/lineup.queries.ts';
import { insertLog, readHolder } from '../../../db/tournaments/tournament-log.queries.ts';
import { lockTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { LogRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { tellHold } from '../talk/tell-tournament.ts';

interface HoldInput {
  readonly id: string;
  readonly reason: string;
}

interface Judge {
  readonly id: string;
  readonly account: User;
  readonly isStaff: boolean;
  readonly takesPart: boolean;
}

interface Change {
  readonly operation: string;
  readonly what: LogRow['what'];
  readonly type: HoldEvent;
  /** Until when prizes are held from now on; null for not any more. */
  readonly rule: (tx: Tx, row: TournamentRow, judge: Judge, now: number) => Promise<number | null>;
}

/** The frame of what staff do with prizes that are not paid yet. No money moves: it lies in escrow until it is. */
function changeHold(deps: Deps, { userId }: Actor, key: string, input: HoldInput, change: Change): Promise<string> {
  const { id } = input;
  const { operation, what, type, rule } = change;
  const { reason } = readInput(rulingReason, { reason: input.reason });
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation, payload: [id, reason], answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id), readEntry(tx, id, userId)]);
    return onceOver(tx, call, ask, async ([account, row, entrant]) => {
      const judging = inStanding(account);
      if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
      const judge = { id: userId, account: judging, isStaff: isStaff(judging.role), takesPart: entrant !== undefined };
      const heldUntil = await rule(tx, row, judge, at);
      const held = { heldUntil, holdReason: heldUntil === null ? null : reason };
      const due = row.status === 'settling' && { dueAt: settlesAt(held, at) };
      await updateTournament(tx, id, { ...held, ...due });
      const entry = { tournamentId: id, byId: userId, reason, match: null, entrantId: null, fallen: 0, at };
      await insertLog(tx, { ...entry, id: deps.newId(), what });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: userId,
        action: type,
        subject: 'tournament',
        subjectId: id,
        reason,
        data: { title: row.title, entrants: row.entrants },
        at,
      });
      await tellHold(tx, row, type, reason, { at, actorId: userId });
    });
  });
}

/**
 * Keeps the prizes of a tournament in escrow for a week, or for a week from now on; its matches go on. Answers its id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_RUNNING, TOURNAMENT_OVER, OWN_MATCH, BAD_INPUT,
 * IDEMPOTENCY_KEY_REUSED
 */
export const holdPrizes = (deps: Deps, actor: Actor, key: string, input: HoldInput): Promise<string> =>
  changeHold(deps, actor, key, input, {
    operation: 'holdPrizes',
    what: 'prizes-held',
    type: 'tournament.prizes-held',
    rule: async (_tx, row, judge, now) => must(hold(row, judge, now)),
  });

/**
 * Lets held prizes go: they are paid as soon as the last match is decided. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_RUNNING, TOURNAMENT_OVER, OWN_MATCH, PRIZES_NOT_HELD,
 * HOLD_SECOND_PERSON, ADMINISTRATOR_NEW, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export const releasePrizes = (deps: Deps, actor: Actor, key: string, input: HoldInput): Promise<string> =>
  changeHold(deps, actor, key, input, {
    operation: 'releasePrizes',
    what: 'prizes-released',
    type: 'tournament.prizes-released',
    rule: async (tx, row, judge, now) => {
      if (judge.account.role === 'administrator') must(mayAgree(judge.account, now, now));
      const { doubleApprovalFromCents: doubleFromCents } = await readSettings(tx);
      return must(release(row, judge, { heldById: await readHolder(tx, row.id), doubleFromCents }));
    },
  });
