import { Flag, OctagonX, Scissors } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { goLivePath } from '../../../domain/streams/streams.paths.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart, lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { StreamDetailFragment } from '../operations/__generated__/stream.gql.ts';
import { clippingNote, tagWord, viewersText, wagerText } from '../stream-words.ts';
import { FollowButton } from './follow-button.tsx';
import * as t from '../__generated__/messages.ts';

const EndOwnDialog = lazyDialog(async () => (await import('./end-own-dialog.tsx')).EndOwnDialog);

const ClipDialog = lazyPart(async () => (await import('./clip-dialog.tsx')).ClipDialog);
const ReportStreamDialog = lazyPart(async () => (await import('./report-stream-dialog.tsx')).ReportStreamDialog);
const TakeDownDialog = lazyPart(async () => (await import('./take-down-dialog.tsx')).TakeDownDialog);

interface StreamAboutProps {
  readonly stream: StreamDetailFragment;
  readonly viewers: number;
  readonly onEnded: () => void;
}

/** Who streams what, with what the viewer may do about it (SM-09, SM-11). */
export function StreamAbout({ stream, viewers, onEnded }: StreamAboutProps) {
  const { id, streamer, followers, isOwn, isLive, isFollowed, description, tags, reports } = stream;
  const isStaff = useViewer()?.isStaff === true;
  const [asked, setAsked] = useState<'clip' | 'report' | 'take-down' | 'end' | null>(null);
  const close = (): void => setAsked(null);
  const note = isLive ? clippingNote(stream.clipping, streamer.username) : null;
  const noteId = useId();
  return (
    <Card>
      <Stack gap={4}>
        <Row gap={4} justify="space-between">
          <Row gap={3} wrap={false} css={{ minWidth: 0 }}>
            <Face id={streamer.id} src={streamer.avatarUrl} size={56} />
            <Stack gap={1} css={{ minWidth: 0 }}>
              <Link to={playerPath(streamer.username)}>{streamer.username}</Link>
              <Text size={14} tone="dim">
                {t.followers({ followers })}
              </Text>
            </Stack>
          </Row>
          <Row gap={2}>
            {isLive && (
              <Button
                icon={<Scissors size={18} aria-hidden />}
                disabled={stream.clipping !== 'OFFERED'}
                aria-describedby={note === null ? undefined : noteId}
                onClick={() => setAsked('clip')}
              >
                {t.clip()}
              </Button>
            )}
            {!isOwn && <FollowButton streamerId={streamer.id} username={streamer.username} isFollowed={isFollowed} />}
            {isOwn && isLive && (
              <>
                <Button asChild>
                  <Link to={goLivePath}>{t.editStream()}</Link>
                </Button>
                <Button variant="danger" icon={<OctagonX size={18} aria-hidden />} onClick={() => setAsked('end')}>
                  {t.endStream()}
                </Button>
              </>
            )}
            {!isOwn && (
              <Button variant="ghost" icon={<Flag size={18} aria-hidden />} onClick={() => setAsked('report')}>
                {t.report()}
              </Button>
            )}
            {isStaff && !isOwn && isLive && (
              <Button variant="danger" onClick={() => setAsked('take-down')}>
                {t.endStream2()}
              </Button>
            )}
          </Row>
        </Row>
        <Row gap={4} css={{ fontSize: 'var(--size-14)' }}>
          {isLive && (
            <span>
              {t.strongViewers({
                shown: viewersText(viewers),
                viewers,
                strong: (inside) => <strong>{inside}</strong>,
              })}
            </span>
          )}
          <span>{stream.gameTitle}</span>
          <span>{wagerText(stream.wagerCents)}</span>
          <Text as="span" size={14} tone="dim">
            {t.started({ relativeTime: <RelativeTime at={stream.startedAt} now={serverNow} /> })}
          </Text>
        </Row>
        {isLive && stream.isRecorded && (
          <Row gap={2}>
            <Badge tone="ember">{t.recorded()}</Badge>
            <Text as="span" size={14} tone="dim">
              {t.pictureAndSoundOfThisStream()}
            </Text>
          </Row>
        )}
        {note !== null && (
          <Text id={noteId} size={14} tone="dim">
            {note}
          </Text>
        )}
        {(tags.length > 0 || stream.isMature) && (
          <Row gap={2}>
            {stream.isMature && <Badge tone="warn">{t.mature()}</Badge>}
            {tags.map((tag) => (
              <Badge key={tag}>{tagWord(tag)}</Badge>
            ))}
          </Row>
        )}
        <Text tone={description === '' ? 'dim' : 'plain'} css={{ whiteSpace: 'pre-line' }}>
          {description === '' ? t.usernameHasNotDescribedThisStream({ username: streamer.username }) : description}
        </Text>
        {isStaff && reports.length > 0 && (
          <Notice tone="warn">{t.reportedThisStream({ players: reports.length, reasons: reports.join(' · ') })}</Notice>
        )}
      </Stack>
      <Suspense>
        {asked === 'clip' && <ClipDialog stream={stream} onClose={close} />}
        {asked === 'report' && <ReportStreamDialog streamId={id} onClose={close} />}
        {asked === 'take-down' && <TakeDownDialog streamId={id} onClose={close} />}
      </Suspense>
      {asked === 'end' && (
        <EndOwnDialog
          streamId={id}
          onClose={close}
          onEnded={() => {
            close();
            onEnded();
          }}
        />
      )}
    </Card>
  );
}
