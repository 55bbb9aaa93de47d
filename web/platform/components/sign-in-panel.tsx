import { ACCESS_MARK, REFRESH_MARK } from '../../../domain/platform/api-key.ts';
import { LIVES, OAUTH } from '../../../domain/platform/application.ts';
import { PROGRAM_SCOPES, SCOPE_WORDS } from '../../../domain/platform/scopes.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { authorizeOf, exchangeOf, signInOf } from '../guide-examples.ts';
import { GuideCode } from './guide-code.tsx';

const TERMS = [
  { term: 'A code is good for', detail: `${LIVES.code / MINUTE} minute, once` },
  { term: 'What a player is asked, or a device code', detail: `${LIVES.request / MINUTE} minutes` },
  { term: `An access token, ${ACCESS_MARK}…`, detail: `${LIVES.access / HOUR} hour` },
  { term: `A refresh token, ${REFRESH_MARK}…`, detail: `${LIVES.refresh / DAY} days, once` },
  { term: 'What a player has allowed', detail: `${LIVES.grant / DAY} days` },
];

/** How other players sign in to an application with Gauntlet, by OAuth 2.1. */
export function SignInPanel() {
  const { origin } = window.location;
  return (
    <Panel title="Sign in with Gauntlet">
      <Stack gap={4}>
        <Text>
          A tool that other players use asks them, by OAuth 2.1, instead of for a key. Register it above; libraries find
          all addresses at <code>{`${origin}/.well-known/oauth-authorization-server${OAUTH}`}</code>.
        </Text>
        <Heading level={3}>1. Send the player to us</Heading>
        <Text>
          With PKCE, which is asked of every application, and with a redirect address as you have registered it. The
          player sees who asks for what, and allows or denies it, each time.
        </Text>
        <GuideCode>{authorizeOf(origin)}</GuideCode>
        <Heading level={3}>2. Change the code for tokens</Heading>
        <Text>
          An application with a secret sends <code>client_secret</code> as well. The access token takes the place of a
          key everywhere, and costs points as a key does.
        </Text>
        <GuideCode>{exchangeOf(origin)}</GuideCode>
        <Text>
          Before the hour is over, change the refresh token for the next two (<code>grant_type=refresh_token</code>). It
          is good once: if it is used twice, all that came of that sign-in ends. A code that comes a second time does
          the same. Live connections end with their access token, and with everything else once the player disconnects
          you.
        </Text>
        <Heading level={3}>3. Without a browser</Heading>
        <Text>
          A bot or a device shows a code, which the player enters on a phone. The client package does all of it, and
          changes the tokens for new ones in time.
        </Text>
        <GuideCode>{signInOf(origin)}</GuideCode>
        <Heading level={3}>4. When you are done</Heading>
        <Text>
          Send either token to <code>{`${OAUTH}/revoke`}</code>. Players see the applications that act for them in
          Settings, under Security, and disconnect them there.
        </Text>
        <DescriptionList items={TERMS} />
        <Heading level={3}>Scopes</Heading>
        <List label="Scopes">
          {PROGRAM_SCOPES.map((scope) => (
            <ListRow key={scope} title={<code>{scope}</code>} detail={SCOPE_WORDS[scope]} />
          ))}
        </List>
      </Stack>
    </Panel>
  );
}
