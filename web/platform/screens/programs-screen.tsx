import { Suspense } from 'react';
import { developersPath } from '../../../domain/platform/platform.paths.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import * as t from '../__generated__/messages.ts';

// They stand below the keys.
const ApplicationsPanel = lazyPart(
  async () => (await import('../components/applications-panel.tsx')).ApplicationsPanel,
);
const WebhooksPanel = lazyPart(async () => (await import('../components/webhooks-panel.tsx')).WebhooksPanel);
const RestPanel = lazyPart(async () => (await import('../components/rest-panel.tsx')).RestPanel);

/** /programs: what programs of the player act with. How they are written stands under /developers, for everybody. */
export function ProgramsScreen() {
  return (
    <Page title={t.yourPrograms()} subtitle={t.overlaysBotsAndSitesOfYourOwn()} width="medium">
      <Stack gap={6}>
        <Text>{t.howTheyAreWrittenStands({ a: (inside) => <a href={developersPath}>{inside}</a> })}</Text>
        <KeysPanel />
        <Suspense fallback={null}>
          <ApplicationsPanel />
          <WebhooksPanel />
          <RestPanel />
        </Suspense>
      </Stack>
    </Page>
  );
}
