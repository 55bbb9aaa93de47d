import { SCOPE_WORDS } from '../../../domain/platform/scopes.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { HOOK_RECEIVER, PACK_CLIENT, clientOf } from '../guide-examples.ts';
import { GuideCode } from './guide-code.tsx';

/** The client package for programs in TypeScript and JavaScript: how it comes into one, and what it takes off it. */
export function ClientPanel() {
  return (
    <Panel title="The client package">
      <Stack gap={4}>
        <Text>
          <code>@gauntlet/client</code> waits and tries again as it is told to, sends a mutation once however often the
          line breaks, and comes back to what it follows. For Node and browsers, with types.
        </Text>
        <Heading level={3}>1. Install it</Heading>
        <Text>It is published nowhere: build it from the sources of Gauntlet.</Text>
        <GuideCode>{PACK_CLIENT}</GuideCode>
        <Heading level={3}>2. Ask and follow</Heading>
        <Text>
          The key of this one needs “{SCOPE_WORDS['wallet:read']}”. Start it with{' '}
          <code>GAUNTLET_KEY=… node balance.mjs</code>.
        </Text>
        <GuideCode>{clientOf(window.location.origin)}</GuideCode>
        <Heading level={3}>3. Take webhooks</Heading>
        <Text>
          It checks that a message is from Gauntlet and of these minutes. Start it with{' '}
          <code>WEBHOOK_SECRET=… node hook.mjs</code> behind a web server that speaks https.
        </Text>
        <GuideCode>{HOOK_RECEIVER}</GuideCode>
      </Stack>
    </Panel>
  );
}
