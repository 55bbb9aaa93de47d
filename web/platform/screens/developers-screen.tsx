import { Suspense } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import * as t from '../__generated__/messages.ts';

// They stand below the keys.
const ApplicationsPanel = lazyPart(
  async () => (await import('../components/applications-panel.tsx')).ApplicationsPanel,
);
const WebhooksPanel = lazyPart(async () => (await import('../components/webhooks-panel.tsx')).WebhooksPanel);
const UsePanel = lazyPart(async () => (await import('../components/use-panel.tsx')).UsePanel);
const SignInPanel = lazyPart(async () => (await import('../components/sign-in-panel.tsx')).SignInPanel);
const ClientPanel = lazyPart(async () => (await import('../components/client-panel.tsx')).ClientPanel);
const ChangesPanel = lazyPart(async () => (await import('../components/changes-panel.tsx')).ChangesPanel);
const RestPanel = lazyPart(async () => (await import('../components/rest-panel.tsx')).RestPanel);

/** /developers: what programs of the player act with, and how they are written. */
export function DevelopersScreen() {
  return (
    <Page title={t.developers()} subtitle={t.overlaysBotsAndSitesOfYourOwn()} width="medium">
      <Stack gap={6}>
        <KeysPanel />
        <Suspense fallback={null}>
          <ApplicationsPanel />
          <WebhooksPanel />
          <UsePanel />
          <SignInPanel />
          <ClientPanel />
          <ChangesPanel />
          <RestPanel />
        </Suspense>
      </Stack>
    </Page>
  );
}
