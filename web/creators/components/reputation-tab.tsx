import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { FAIR_PLAY_MOST, VIOLATION_LIFE, VIOLATION_POINTS } from '../../../domain/creators/fair-play.ts';
import { replayPath } from '../../../domain/results/results.paths.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import { VIOLATION_WORDS } from '../creator-words.ts';
import { FairPlayDocument, type FairPlayQuery } from '../operations/__generated__/creator.gql.ts';
import * as t from '../__generated__/messages.ts';

/** 'Reputation': fair play with how it came about, second factor and sessions (CR-16 to CR-18). */
export function ReputationTab() {
  const query = useQuery(FairPlayDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={5}>
      <Panel title={t.fairPlay()}>
        <Loaded query={{ ...query, data: query.data?.fairPlay }} what={t.yourFairPlayScore()} skeleton={[2, 64]}>
          {({ score, violations }) => (
            <Stack gap={4}>
              <Row gap={3}>
                <Figure>
                  {score} / {FAIR_PLAY_MOST}
                </Figure>
                <Badge tone={score === FAIR_PLAY_MOST ? 'win' : 'warn'}>
                  {t.violations({ count: violations.length })}
                </Badge>
              </Row>
              <Text tone="dim">
                {t.everybodyBeginsWithFairPlay({
                  most: FAIR_PLAY_MOST,
                  decidedCase: VIOLATION_POINTS['decided-case'],
                  warning: VIOLATION_POINTS.warning,
                  suspension: VIOLATION_POINTS.suspension,
                  ban: VIOLATION_POINTS.ban,
                  days: VIOLATION_LIFE / DAY,
                })}
              </Text>
              {violations.length > 0 && (
                <List label={t.violations2()}>
                  {violations.map((violation) => (
                    <ViolationRow key={`${violation.kind} ${violation.at}`} violation={violation} />
                  ))}
                </List>
              )}
            </Stack>
          )}
        </Loaded>
      </Panel>
      <Part of="security.access" />
    </Stack>
  );
}

function ViolationRow({ violation }: { readonly violation: FairPlayQuery['fairPlay']['violations'][number] }) {
  const { kind, at, points, battleId, reason } = violation;
  return (
    <ListRow
      title={VIOLATION_WORDS[kind]}
      detail={
        <>
          <RelativeTime at={at} now={serverNow} />
          {reason !== null && ` · ${reason}`}
          {battleId !== null && (
            <>
              {' · '}
              <Link to={replayPath(battleId)}>{t.seeTheBattle()}</Link>
            </>
          )}
        </>
      }
      trailing={
        <Badge tone={points === 0 ? 'neutral' : 'warn'}>{points === 0 ? t.noLongerCounts() : `−${points}`}</Badge>
      }
    />
  );
}
