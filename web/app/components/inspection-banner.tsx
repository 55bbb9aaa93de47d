import { useApolloClient } from '@apollo/client/react';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { seeWhoIsThere } from '../../data/client.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { EndInspectionDocument } from '../../session/operations/__generated__/inspection.gql.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import * as t from '../__generated__/messages.ts';

interface InspectionBannerProps {
  readonly viewer: Viewer;
  readonly inspecting: NonNullable<Viewer['inspecting']>;
}

/** Says on every page that an administrator sees it as its player does, until when, and ends it. */
export function InspectionBanner({ viewer, inspecting }: InspectionBannerProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { run, isRunning, failure } = useAction(EndInspectionDocument);
  const { expiresAt } = inspecting;
  useEffect(() => {
    const timer = setTimeout(() => void seeWhoIsThere(client), Math.max(0, expiresAt - serverNow()));
    return () => clearTimeout(timer);
  }, [client, expiresAt]);
  const end = async (): Promise<void> => {
    const answer = await run({});
    await seeWhoIsThere(client);
    if (answer) await navigate(adminAccountPath(viewer.id));
  };
  return (
    <Banner
      label={t.viewAsPlayer()}
      tone="warn"
      icon={<Eye size={16} aria-hidden />}
      end={
        <>
          <Countdown endsAt={expiresAt} now={serverNow} label={t.timeUntilTheViewEnds()} />
          <Button size="small" busy={isRunning} onClick={() => void end()}>
            {t.endView()}
          </Button>
          {failure && <span role="alert">{failure.sentence}</span>}
        </>
      }
    >
      {t.youSeeGauntletAs({ username: <strong>{viewer.username}</strong> })}
    </Banner>
  );
}
