import { Link } from 'react-router-dom';
import { goLivePath } from '../../../domain/streams/streams.paths.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OverlayPanel } from './overlay-panel.tsx';
import * as t from '../__generated__/messages.ts';

/** 'Content Tools': what a creator sends with, overlays (CR-11), the own clips (CR-12), and what brands pay for (CR-13). */
export const ContentTab = () => (
  <Stack gap={5}>
    <Panel title={t.streaming()}>
      <Text tone="dim">{t.sendFromYourBrowserOrFromOBS()}</Text>
      <Row>
        <Button variant="primary" asChild>
          <Link to={goLivePath}>{t.goLive()}</Link>
        </Button>
      </Row>
    </Panel>
    <OverlayPanel />
    <Part of="platform.overlay-keys" waiting={<RowsSkeleton label={t.loadingYourOverlays()} rows={1} height={72} />} />
    <Part of="results.clips" waiting={<RowsSkeleton label={t.loadingYourClips()} rows={1} height={333} />} />
    <Part of="streams.clips" waiting={<RowsSkeleton label={t.loadingClipsOfYourStreams()} rows={1} height={345} />} />
    <Part of="sponsorships.board" search="" />
  </Stack>
);
