import type { BattleStatus } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

/** As far as a status is told; one that this client does not know may come from a newer server. */
interface Standing {
  readonly status: BattleStatus;
  readonly opponent: unknown;
}

export interface StatusWord {
  readonly word: string;
  readonly tone: Tone;
}

const STATUS: Readonly<Partial<Record<string, StatusWord>>> = {
  DRAFT: { word: t.draft(), tone: 'neutral' },
  WAITING: { word: t.waitingForOpponent(), tone: 'info' },
  ACTIVE: { word: t.liveMatch(), tone: 'ember' },
  DISPUTED: { word: t.inDispute(), tone: 'warn' },
  COMPLETED: { word: t.completed(), tone: 'win' },
  CANCELLED: { word: t.cancelled(), tone: 'neutral' },
  EXPIRED: { word: t.expired(), tone: 'neutral' },
} satisfies Readonly<Record<BattleStatus, StatusWord>>;

/** How a battle stands, by its own name (CH-08 to CH-13); `opponent` is null while the second seat is free. */
export function battleBadge({ status, opponent }: Standing): StatusWord {
  if (status === 'WAITING' && opponent !== null) return { word: t.readyToStart(), tone: 'info' };
  return STATUS[status] ?? { word: t.unknown(), tone: 'neutral' };
}

/** The words of the lists (BG-07): 'Scheduled' is whatever neither waits nor runs. */
export function battleListBadge(status: BattleStatus): StatusWord {
  if (status === 'ACTIVE') return { word: t.live(), tone: 'ember' };
  return status === 'WAITING' ? { word: t.startingSoon(), tone: 'info' } : { word: t.scheduled(), tone: 'neutral' };
}
