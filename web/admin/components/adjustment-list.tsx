import type { ReactNode } from 'react';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { STATE_WORDS, amountWords } from '../adjustment-words.ts';
import type { AdjustmentRowFragment } from '../operations/__generated__/account-file.gql.ts';

interface AdjustmentListProps {
  readonly label: string;
  readonly adjustments: readonly AdjustmentRowFragment[];
  readonly actions?: (adjustment: AdjustmentRowFragment) => ReactNode;
}

/** What was set right or waits to be, by whom and why. */
export const AdjustmentList = ({ label, adjustments, actions }: AdjustmentListProps) => (
  <List label={label}>
    {adjustments.map((adjustment) => {
      const { id, username, reason, state, askedBy, askedAt, decidedBy } = adjustment;
      return (
        <ListRow
          key={id}
          title={`${amountWords(adjustment)} · ${username}`}
          detail={
            <>
              {reason} · {askedBy}
              {decidedBy !== null && decidedBy !== askedBy && `, ${decidedBy}`} ·{' '}
              <RelativeTime at={askedAt} now={serverNow} />
            </>
          }
          trailing={
            <Row gap={2}>
              <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].word}</Badge>
              {actions?.(adjustment)}
            </Row>
          }
        />
      );
    })}
  </List>
);
