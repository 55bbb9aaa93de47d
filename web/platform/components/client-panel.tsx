import { EVENTS_KEPT } from '../../../domain/platform/account-log.ts';
import { PAYLOAD_VERSIONS } from '../../../domain/platform/payload-version.ts';
import { SCOPE_WORDS } from '../../../domain/platform/scopes.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { EVENTS_QUERY, HOOK_RECEIVER, PACK_CLIENT, catchUpOf, clientOf } from '../guide-examples.ts';
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
        <Heading level={3}>4. Catch up</Heading>
        <Text>
          What webhooks tell also stands in the event log of your account, in one order without gaps, for{' '}
          {EVENTS_KEPT / DAY} days from your first key, webhook or connected application on. Each event and each webhook
          has a <code>cursor</code>: begin after the last one that you had, also when your webhook was off or something
          did not arrive. With a cursor that is too old you get <code>TOO_FAR_BEHIND</code>: read how things stand and
          begin without one.
        </Text>
        <GuideCode>{catchUpOf(window.location.origin)}</GuideCode>
        <Text>
          Battles need “{SCOPE_WORDS['battles:read']}”, bets “{SCOPE_WORDS['bets:read']}”. Payouts are told to webhooks
          alone, and to you. Without the package, ask again and again with the last <code>endCursor</code>:
        </Text>
        <GuideCode>{EVENTS_QUERY}</GuideCode>
        <Heading level={3}>Versions of what is told</Heading>
        <Text>
          Each message names its <code>version</code>. A webhook keeps the one that was newest when you added it until
          you choose another in the developer tab, from which on what happens is told in that; what waits or is sent
          again stays as it was. <code>events</code> tells the first one unless you ask for another.
        </Text>
        <List label="Versions of what is told">
          {PAYLOAD_VERSIONS.toReversed().map(({ version, on, words }) => (
            <ListRow key={version} isLong title={`${version}: ${words}`} detail={on} />
          ))}
        </List>
      </Stack>
    </Panel>
  );
}
