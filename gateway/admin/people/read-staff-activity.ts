import { isEvent } from '../../../domain/shared/is-event.ts';
import type { StoredEvent } from '../../../db/events/event.table.ts';
import { listForStaff } from '../../../db/events/log.queries.ts';
import { RISK_ALERT_KINDS } from '../../../db/wallet/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { matterOfEvent, withoutOwn } from '../../kernel/manifest/own-matters.ts';
import type { StaffActivity } from '../reports/dashboard.types.ts';

/** So many are shown, of so many that are looked at. */
const SHOWN = 20;
const LOOKED_AT = 100;

/** Null where it is nothing of its own: signals of risk are told with their cases. */
function toActivity({ wiring }: Deps, event: StoredEvent): StaffActivity | null {
  if (!wiring.activity.has(event.type)) return null;
  const { seq, type: kind, entityId: subjectId, at } = event;
  const alertKind = isEvent(event, ['alert.raised', 'alert.resolved']) ? event.data.kind : null;
  if (RISK_ALERT_KINDS.some((one) => one === alertKind)) return null;
  return {
    id: String(seq),
    kind,
    subjectId,
    ticketNumber: 'number' in event.data ? event.data.number : null,
    amountCents: 'amountCents' in event.data ? event.data.amountCents : null,
    alertKind,
    at,
  };
}

/** What happened last that concerns staff, newest first, without what is about whoever asks. */
export const readStaffActivity = (deps: Deps, { userId }: Actor): Promise<StaffActivity[]> =>
  deps.db.snapshot(async (read) => {
    const events = (await listForStaff(read, LOOKED_AT)).filter(({ concerns }) => !concerns.includes(userId));
    return (
      (await withoutOwn(read, deps, userId, events, matterOfEvent))
        .flatMap((event) => toActivity(deps, event) ?? [])
        // Events have their numbers in the order of the transactions, which is nearly that of their time.
        .toSorted((a, b) => b.at - a.at)
        .slice(0, SHOWN)
    );
  });
