import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { prefersStill } from '../../ui/motion.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import type { StreamRaidFieldsFragment } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

interface RaidNoticeProps {
  readonly raid: StreamRaidFieldsFragment;
  /** Who sends those who watch there. */
  readonly streamerName: string;
}

/**
 * Where the streamer sends whoever watches. The page goes there by itself when its time has come; not for those who want
 * less motion or came later, nor from a full screen, on which nobody can read this.
 */
export function RaidNotice({ raid: { goesAt, target }, streamerName }: RaidNoticeProps) {
  const navigate = useNavigate();
  const path = streamPath(target.id);
  const [isGoing, setGoing] = useState(() => !prefersStill() && goesAt > serverNow());
  const [hasStayed, setStayed] = useState(false);
  const go = useEffectEvent((): void => {
    if (document.fullscreenElement) setGoing(false);
    else void navigate(path);
  });
  const isDue = isGoing && !hasStayed;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(go, goesAt - serverNow());
    return () => clearTimeout(timer);
  }, [goesAt, isDue]);
  if (hasStayed) return null;
  return (
    <Notice
      live
      title={t.streamerSendsEverybody({ streamerName, username: target.streamer.username })}
      action={
        <Row gap={2}>
          <Button variant="primary" size="small" asChild>
            <Link to={path}>{t.go()}</Link>
          </Button>
          <Button size="small" onClick={() => setStayed(true)}>
            {t.stayHere()}
          </Button>
        </Row>
      }
    >
      {target.title}
      {isGoing && (
        <>
          {' · '}
          <Countdown endsAt={goesAt} now={serverNow} label={t.timeLeftToStay()} />
        </>
      )}
    </Notice>
  );
}
