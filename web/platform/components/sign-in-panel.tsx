import { ACCESS_MARK, REFRESH_MARK } from '../../../domain/platform/api-key.ts';
import { LIVES, OAUTH } from '../../../domain/platform/application.ts';
import { PROGRAM_SCOPES } from '../../../domain/platform/scopes.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { authorizeOf, exchangeOf, signInOf } from '../guide-examples.ts';
import { SCOPE_LABELS } from '../key-words.ts';
import { GuideCode } from './guide-code.tsx';
import * as t from '../__generated__/messages.ts';

const TERMS = [
  { term: t.aCodeIsGood(), detail: t.minutesOnce({ minutes: LIVES.code / MINUTE }) },
  { term: t.whatAPlayerIsAsked(), detail: t.minutes({ minutes: LIVES.request / MINUTE }) },
  { term: t.anAccessTokenAccessMark({ accessMark: ACCESS_MARK }), detail: t.hours({ hours: LIVES.access / HOUR }) },
  {
    term: t.aRefreshTokenRefreshMark({ refreshMark: REFRESH_MARK }),
    detail: t.daysOnce({ days: LIVES.refresh / DAY }),
  },
  { term: t.whatAPlayerHasAllowed(), detail: t.days({ days: LIVES.grant / DAY }) },
];

/** How other players sign in to an application with Gauntlet, by OAuth 2.1. */
export function SignInPanel() {
  const { origin } = window.location;
  return (
    <Panel title={t.signInWithGauntlet()}>
      <Stack gap={4}>
        <Text>
          {t.aToolThatOtherPlayersUseAsks({
            code: <code>{`${origin}/.well-known/oauth-authorization-server${OAUTH}`}</code>,
          })}
        </Text>
        <Heading level={3}>{t.n1SendThePlayerToUs()}</Heading>
        <Text>{t.withPKCEWhichIsAskedOfEvery()}</Text>
        <GuideCode>{authorizeOf(origin)}</GuideCode>
        <Heading level={3}>{t.n2ChangeTheCodeForTokens()}</Heading>
        <Text>{t.anApplicationWithASecretSendsClient({ code: (inside) => <code>{inside}</code> })}</Text>
        <GuideCode>{exchangeOf(origin)}</GuideCode>
        <Text>{t.beforeTheHourIsOverChange({ code: (inside) => <code>{inside}</code> })}</Text>
        <Heading level={3}>{t.n3WithoutABrowser()}</Heading>
        <Text>{t.aBotOrADeviceShows()}</Text>
        <GuideCode>{signInOf(origin)}</GuideCode>
        <Heading level={3}>{t.n4WhenYouAreDone()}</Heading>
        <Text>{t.sendEitherTokenToPlayersSee({ code: <code>{`${OAUTH}/revoke`}</code> })}</Text>
        <DescriptionList items={TERMS} />
        <Heading level={3}>{t.scopes()}</Heading>
        <List label={t.scopes()}>
          {PROGRAM_SCOPES.map((scope) => (
            <ListRow key={scope} title={<code>{scope}</code>} detail={SCOPE_LABELS[scope]} />
          ))}
        </List>
      </Stack>
    </Panel>
  );
}
