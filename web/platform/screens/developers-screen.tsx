import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { UsePanel } from '../components/use-panel.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import { WebhooksPanel } from '../components/webhooks-panel.tsx';

/** /developers: what programs of the player act with, and how they are written. */
export function DevelopersScreen() {
  return (
    <Page
      title="Developers"
      subtitle="Overlays, bots and sites of your own, on the same API as this one."
      width="medium"
    >
      <Stack gap={6}>
        <KeysPanel />
        <WebhooksPanel />
        <UsePanel />
      </Stack>
    </Page>
  );
}
