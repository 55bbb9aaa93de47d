import { EVENTS_KEPT } from '../../../domain/platform/account-log.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { EVENTS_QUERY, HOOK_RECEIVER, PACK_CLIENT, catchUpOf, clientOf } from '../guide-examples.ts';
import { SCOPE_LABELS } from '../key-words.ts';
import { GuideCode } from './guide-code.tsx';
import * as t from '../__generated__/messages.ts';

/** The client package for programs in TypeScript and JavaScript: how it comes into one, and what it takes off it. */
export function ClientPanel() {
  return (
    <Panel title={t.theClientPackage()}>
      <Stack gap={4}>
        <Text>{t.gauntletClientWaitsAndTriesAgain({ code: (inside) => <code>{inside}</code> })}</Text>
        <Heading level={3}>{t.n1Install()}</Heading>
        <Text>{t.itIsPublishedNowhereBuild()}</Text>
        <GuideCode>{PACK_CLIENT}</GuideCode>
        <Heading level={3}>{t.n2AskAndFollow()}</Heading>
        <Text>
          {t.theKeyOfThisOneNeeds({ scope: SCOPE_LABELS['wallet:read'], code: (inside) => <code>{inside}</code> })}
        </Text>
        <GuideCode>{clientOf(window.location.origin)}</GuideCode>
        <Heading level={3}>{t.n3TakeWebhooks()}</Heading>
        <Text>{t.itChecksThatAMessage({ code: (inside) => <code>{inside}</code> })}</Text>
        <GuideCode>{HOOK_RECEIVER}</GuideCode>
        <Heading level={3}>{t.n4CatchUp()}</Heading>
        <Text>
          {t.whatWebhooksTellAlsoStands({
            days: EVENTS_KEPT / DAY,
            code: (inside) => <code>{inside}</code>,
            code2: (inside) => <code>{inside}</code>,
          })}
        </Text>
        <GuideCode>{catchUpOf(window.location.origin)}</GuideCode>
        <Text>
          {t.battlesNeedBetsNeed({
            battles: SCOPE_LABELS['battles:read'],
            bets: SCOPE_LABELS['bets:read'],
            friends: SCOPE_LABELS['friends:read'],
            streams: SCOPE_LABELS['notifications:read'],
            code: (inside) => <code>{inside}</code>,
          })}
        </Text>
        <GuideCode>{EVENTS_QUERY}</GuideCode>
      </Stack>
    </Panel>
  );
}
