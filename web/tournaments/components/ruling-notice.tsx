import { serverNow } from '../../live/server-clock.ts';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DECISION_WORDS } from '../tournament-words.ts';
import type { MatchPage } from './match-actions.tsx';
import * as t from '../__generated__/messages.ts';

/** What was decided over the result of a match: that first, then why, then what is next. Nothing where nobody has. */
export function RulingNotice({ ruling }: Pick<MatchPage, 'ruling'>) {
  if (ruling === null) return null;
  const { what, by, reason, at } = ruling;
  return (
    <Notice tone="warn">
      <Stack gap={1}>
        <Text weight={600}>
          {t.decisionByName({ decision: DECISION_WORDS[what], name: by.username })} ·{' '}
          <RelativeTime at={at} now={serverNow} />
        </Text>
        <Text size={14} css={{ overflowWrap: 'anywhere' }}>
          {t.theReason({ reason })}
        </Text>
        <Text size={14}>{what === 'UNDONE' ? t.thisMatchIsPlayedAgain() : t.thisResultCountsNow()}</Text>
      </Stack>
    </Notice>
  );
}
