import { Suspense } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ApplicationsPanel } from '../components/applications-panel.tsx';
import { ClientPanel } from '../components/client-panel.tsx';
import { ChangesPanel } from '../components/changes-panel.tsx';
import { UsePanel } from '../components/use-panel.tsx';
import { SignInPanel } from '../components/sign-in-panel.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import { WebhooksPanel } from '../components/webhooks-panel.tsx';
import * as t from '../__generated__/messages.ts';

const RestPanel = lazyPart(async () => (await import('../components/rest-panel.tsx')).RestPanel);

/** /developers: what programs of the player act with, and how they are written. */
export function DevelopersScreen() {
  return (
    <Page title={t.developers()} subtitle={t.overlaysBotsAndSitesOfYourOwn()} width="medium">
      <Stack gap={6}>
        <KeysPanel />
        <ApplicationsPanel />
        <WebhooksPanel />
        <UsePanel />
        <SignInPanel />
        <ClientPanel />
        <ChangesPanel />
        <Suspense fallback={null}>
          <RestPanel />
        </Suspense>
      </Stack>
    </Page>
  );
}
