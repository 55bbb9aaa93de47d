import { useQuery } from '@apollo/client/react';
import { clipPath, pastStreamPath } from '../../../domain/streams/streams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ListOwnRecordingsDocument } from '../operations/__generated__/own-recording.gql.ts';
import * as t from '../__generated__/messages.ts';

/** So many are offered at most; older ones show another match. */
const OFFERED = 3;

export interface OwnRecordingsProps {
  /** Gets the address of the page that shows it. */
  readonly onChoose: (url: string) => void;
}

/** The latest clips and recordings of the player, for a field that asks for a link to one; nothing for who has none. */
export function OwnRecordings({ onChoose }: OwnRecordingsProps) {
  const viewerId = useViewer()?.id ?? '';
  const { data } = useQuery(ListOwnRecordingsDocument, {
    variables: { viewerId, first: OFFERED },
    skip: viewerId === '',
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return null;
  const clips = data.ownStreamClips.edges.map(({ node: { id, title, madeAt } }) => ({
    path: clipPath(id),
    label: t.clipNamed({ title }),
    at: madeAt,
  }));
  const recordings = data.pastStreams.edges
    .filter(({ node }) => !node.isTakenDown)
    .map(({ node: { id, title, startedAt } }) => ({
      path: pastStreamPath(id),
      label: t.recordingNamed({ title }),
      at: startedAt,
    }));
  const offered = [...clips, ...recordings].toSorted((a, b) => b.at - a.at).slice(0, OFFERED);
  if (offered.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-label={t.orOneOfYours()}>
      <Text size={14} tone="dim">
        {t.orOneOfYours()}
      </Text>
      <Row gap={2}>
        {offered.map(({ path, label, at }) => (
          <Button
            key={path}
            size="small"
            variant="secondary"
            onClick={() => onChoose(`${window.location.origin}${path}`)}
          >
            {label} · <RelativeTime at={at} now={serverNow} />
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
