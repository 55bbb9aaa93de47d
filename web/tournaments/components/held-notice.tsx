import { serverNow } from '../../live/server-clock.ts';
import { formatDateTime } from '../../format/format.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

type Held = Pick<TournamentDetailFragment, 'heldUntil' | 'holdReason'>;

/** Why staff hold the prizes, and until when; nothing where they do not. */
export function HeldNotice({ heldUntil, holdReason }: Held) {
  if (heldUntil === null || holdReason === null || heldUntil <= serverNow()) return null;
  return (
    <Notice tone="warn" title={t.thePrizesAreHeld()}>
      {t.ourStaffLookIntoThisTournamentBefore({ heldUntil: formatDateTime(heldUntil), holdReason })}
    </Notice>
  );
}
