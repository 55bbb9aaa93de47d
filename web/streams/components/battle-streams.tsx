import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { StreamsChangedDocument, StreamsOfBattleDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

export interface BattleStreamsProps {
  readonly battleId: string;
  /** Stands there while nobody streams the battle. */
  readonly otherwise: ReactNode;
}

/** 'View Live Stream': the streams of a battle (CH-08). */
export function BattleStreams({ battleId, otherwise }: BattleStreamsProps) {
  const { data, refetch } = useQuery(StreamsOfBattleDocument, {
    variables: { battleId },
    fetchPolicy: 'cache-and-network',
  });
  useLiveRefresh(StreamsChangedDocument, () => void refetch().catch(() => undefined));
  const streams = data?.streamsOfBattle ?? [];
  if (streams.length === 0) return otherwise;
  return (
    <Row gap={3}>
      {streams.map(({ id, streamer }) => (
        <Button asChild key={id}>
          <Link to={streamPath(id)}>
            {streams.length > 1 ? t.viewLiveStreamOf({ username: streamer.username }) : t.viewLiveStream()}
          </Link>
        </Button>
      ))}
    </Row>
  );
}
