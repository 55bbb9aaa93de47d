import { Link } from 'react-router-dom';
import { goLivePath } from '../../../domain/streams/streams.paths.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { OverlayPanel } from './overlay-panel.tsx';

/** 'Content Tools': overlays (CR-11), the own clips (CR-12), what brands pay for (CR-13), and what a creator sends with. */
export const ContentTab = () => (
  <Stack gap={5}>
    <OverlayPanel />
    <Part of="platform.overlay-keys" waiting={<RowsSkeleton label="Loading your overlays" rows={1} height={72} />} />
    <Part of="results.clips" />
    <Part of="streams.clips" />
    <Part of="sponsorships.board" search="" />
    <Panel title="Streaming">
      <Text tone="dim">
        Send from your browser, or from OBS and other streaming software with the server address and key of your
        channel.
      </Text>
      <Row>
        <Button variant="primary" asChild>
          <Link to={goLivePath}>Go Live</Link>
        </Button>
      </Row>
    </Panel>
  </Stack>
);
