import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { sumsOf } from '../../../domain/results/result-sums.ts';
import { resultWords } from '../../format/result-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { RecentOutcomesDocument } from '../operations/__generated__/result.gql.ts';
import * as t from '../__generated__/messages.ts';

const SHOWN = 8;

/** What the last battles brought (BG-12). */
export function OutcomesCard() {
  const query = useQuery(RecentOutcomesDocument, { variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.recentOutcomes()}>
      <Loaded
        query={{ ...query, data: query.data?.outcomes?.edges.map(({ node }) => node) }}
        what={t.yourRecentOutcomes()}
        skeleton={[4, 44]}
        isEmpty={(outcomes) => outcomes.length === 0}
        empty={<EmptyState title={t.noRecentOutcomes()}>{t.yourResultsAppearHere()}</EmptyState>}
      >
        {(outcomes) => (
          <Stack as="ul" gap={2}>
            {outcomes.map(({ id, gameTitle, result, amountCents, feeCents, at }) => (
              <li key={id}>
                <Row justify="space-between" gap={2}>
                  <Stack gap={1}>
                    <Link to={challengePath(id)}>{gameTitle}</Link>
                    <Text as="span" size={14} tone="dim">
                      {resultWords(sumsOf({ stakeCents: Math.abs(amountCents), feeCents }, result === 'WIN'))} ·{' '}
                      <RelativeTime at={at} now={serverNow} />
                    </Text>
                  </Stack>
                  <Row gap={2}>
                    <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? t.win() : t.loss()}</Badge>
                    <Money cents={amountCents} signed />
                  </Row>
                </Row>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
