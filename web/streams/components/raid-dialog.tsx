import { useQuery } from '@apollo/client/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apart } from '../../../domain/shared/apart.ts';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { RAID_GOES_AFTER } from '../../../domain/streams/raid.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { RaidStreamDocument, RaidTargetsDocument } from '../operations/__generated__/raid.gql.ts';
import type { StreamCardFragment } from '../operations/__generated__/stream.gql.ts';
import { viewersWords } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const DEBOUNCE_MS = 300;

interface RaidDialogProps {
  /** The live stream whose viewers are sent. */
  readonly streamId: string;
  readonly onClose: () => void;
}

/** The streamer sends those who watch to another stream. */
export function RaidDialog({ streamId, onClose }: RaidDialogProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const toast = useToast();
  // Whoever cannot be raided any more leaves the list.
  const raid = useAction(RaidStreamDocument, { changes: ['RaidTargets'] });
  const begin = async ({ id, streamer }: StreamCardFragment): Promise<void> => {
    if (!(await raid.run({ id: streamId, targetId: id }, id))) return;
    toast({ title: t.yourViewersAreToldToGo({ username: streamer.username }), tone: 'win' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.raidAnotherStream()}
      description={t.yourViewersGoToTheStream({ seconds: RAID_GOES_AFTER / SECOND })}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t.close()}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          type="search"
          label={t.liveStream()}
          placeholder={t.titleOrStreamer()}
          prefix={<Search />}
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Failed failure={raid.failure} />
        <div aria-live="polite" css={{ minHeight: 120 }}>
          <Targets search={search} runningId={raid.runningId} onChoose={(target) => void begin(target)} />
        </div>
      </Stack>
    </Dialog>
  );
}

interface TargetsProps {
  readonly search: string;
  /** The stream that is being raided; null for none. */
  readonly runningId: string | null;
  readonly onChoose: (target: StreamCardFragment) => void;
}

function Targets({ search, runningId, onChoose }: TargetsProps) {
  const query = useQuery(RaidTargetsDocument, { variables: { search }, fetchPolicy: 'network-only' });
  const { data, previousData, error, loading } = query;
  return (
    <Loaded
      query={{ ...query, data: error ? null : (data ?? previousData)?.raidTargets }}
      what={t.streamsToLoad()}
      skeleton={<RowsSkeleton label={t.loadingStreams()} rows={3} height={64} />}
      isEmpty={(found) => found.length === 0 && !loading}
      empty={
        <EmptyState title={t.noStreamToRaid()}>
          {search === '' ? t.nobodyElseIsLiveWhoTakesRaids() : t.noLiveStreamThatTakesRaids({ search })}
        </EmptyState>
      }
    >
      {(found) => (
        <List label={t.streamsToRaid()}>
          {found.map((stream) => (
            <ListRow
              key={stream.id}
              leading={<Face id={stream.streamer.id} src={stream.streamer.avatarUrl} />}
              title={
                <Row as="span" gap={2}>
                  {stream.streamer.username}
                  {stream.isFollowed && <Badge tone="ember">{t.following()}</Badge>}
                </Row>
              }
              detail={`${apart(stream.title)} · ${viewersWords(stream.viewers)}`}
              trailing={
                <Button
                  size="small"
                  aria-label={t.raidUsername({ username: stream.streamer.username })}
                  busy={runningId === stream.id}
                  disabled={runningId !== null && runningId !== stream.id}
                  onClick={() => onChoose(stream)}
                >
                  {t.raid()}
                </Button>
              }
            />
          ))}
        </List>
      )}
    </Loaded>
  );
}
