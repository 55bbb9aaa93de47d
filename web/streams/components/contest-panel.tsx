import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { WATCH_EVERY } from '../../../domain/streams/stream.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ReadStreamContestDocument, type StreamContestFieldsFragment } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

interface ContestPanelProps {
  readonly streamId: string;
  readonly contest: StreamContestFieldsFragment;
}

const WAY = { TOURNAMENT: t.openTheMatch(), ARCADE: t.playThisGame() } as const;

/** The match or the run that is played on a stream (GL-07). Its players are told live; viewers are as often as counted. */
export function ContestPanel({ streamId, contest }: ContestPanelProps) {
  useQuery(ReadStreamContestDocument, {
    variables: { id: streamId },
    skip: contest.isOver,
    pollInterval: WATCH_EVERY,
  });
  const { kind, title, terms, standing, isOver, path } = contest;
  return (
    <Panel
      title={t.onThisStream()}
      aside={
        <Badge tone={isOver ? 'neutral' : 'ember'} live={!isOver}>
          {isOver ? t.over() : t.live()}
        </Badge>
      }
    >
      <Row gap={4} justify="space-between">
        <Stack gap={1} css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text weight={600}>{title}</Text>
          <Text size={14} tone="dim">
            {terms}
          </Text>
          <Text size={14} role="status">
            {standing}
          </Text>
        </Stack>
        <Button size="small" asChild>
          <Link to={path}>{WAY[kind]}</Link>
        </Button>
      </Row>
    </Panel>
  );
}
