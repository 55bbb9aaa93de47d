import { meetingTerms } from '../../../domain/battles/battles.schemas.ts';
import { changeMeeting, meetingOf, type MeetingTerms } from '../../../domain/battles/meeting.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { lockBattle } from '../../../db/battles/battle.queries.ts';
import { deleteMeeting, putMeeting, readMeeting } from '../../../db/battles/meeting.queries.ts';
import type { MeetingRow } from '../../../db/battles/meeting.table.ts';
import { together } from '../../../db/client/together.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { hasLink } from '../../kernel/has-link.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { tellMeeting } from './tell-meeting.ts';

export interface SetMeetingInput extends MeetingTerms {
  readonly battleId: string;
  /** Whether the caller opens the lobby; without it the terms mean nothing. */
  readonly isHost: boolean;
}

function termsOf(input: SetMeetingInput): MeetingTerms {
  const terms = readInput(meetingTerms, input);
  for (const field of ['code', 'region', 'map'] as const)
    if (hasLink(terms[field])) throw new Refused('LINK_NOT_ALLOWED', { field });
  return terms;
}

/**
 * Says that the caller hosts the match and where the other comes in, or that the caller hosts it no longer. Answers the
 * battle's id.
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, OPPONENT_MISSING, BATTLE_NOT_ACTIVE, LINK_NOT_ALLOWED, BAD_INPUT
 */
export function setMeeting(deps: Deps, { userId }: Actor, key: string, input: SetMeetingInput): Promise<string> {
  const { battleId, isHost } = input;
  const terms = isHost ? termsOf(input) : null;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'setMeeting', payload: [battleId, terms], answerId: battleId, at };
    const ask = () => together([readUser(tx, userId), lockBattle(tx, battleId), readMeeting(tx, battleId)]);
    return onceOver(tx, call, ask, async ([account, battle, row]) => {
      if (!battle || battle.status === 'draft') throw new Refused('NOT_FOUND');
      inStanding(account);
      const stands = meetingOf(battle, row);
      const next = must(changeMeeting(battle, userId, stands, terms));
      if (isSame(stands, next)) return;
      await (next === null ? deleteMeeting(tx, battleId) : putMeeting(tx, { ...next, battleId, updatedAt: at }));
      await tellMeeting(tx, battle, at);
    });
  });
}

type Said = Omit<MeetingRow, 'battleId' | 'updatedAt'>;

function isSame(one: Said | null, other: Said | null): boolean {
  if (one === null || other === null) return one === other;
  return (['hostId', 'code', 'region', 'map'] as const).every((name) => one[name] === other[name]);
}
