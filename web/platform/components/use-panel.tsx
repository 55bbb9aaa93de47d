import {
  ACCOUNT_POINTS,
  ADDRESS_POINTS,
  COST_MAX,
  KEY_POINTS,
  SESSION_POINTS,
} from '../../../domain/platform/api-limits.ts';
import { KEYS_MAX, KEY_LIVES, KEY_PATTERN, KEY_STAKE_MAX, OVERLAP } from '../../../domain/platform/api-key.ts';
import { GENERAL_REFUSALS } from '../../../domain/platform/general-refusals.ts';
import { PAGE_MAX } from '../../../domain/shared/page-max.ts';
import type { RefusalCode } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { LEFT_QUERY, botOf, callOf, liveOf } from '../guide-examples.ts';
import { SCOPE_LABELS } from '../key-words.ts';
import { GuideCode } from './guide-code.tsx';
import * as t from '../__generated__/messages.ts';

const LIMITS = [
  { term: t.aKeyInAMinute(), detail: t.points({ count: KEY_POINTS }) },
  { term: t.allYourKeysInAMinute(), detail: t.points({ count: ACCOUNT_POINTS }) },
  { term: t.allKeysFromOneAddress(), detail: t.points({ count: ADDRESS_POINTS }) },
  { term: t.yourOwnUseOfGauntlet(), detail: t.points({ count: SESSION_POINTS }) },
  { term: t.oneOperation(), detail: t.points({ count: COST_MAX }) },
  { term: t.onePage(), detail: t.rows({ count: PAGE_MAX }) },
  { term: t.keys(), detail: t.keysEachForUpToDays({ keys: KEYS_MAX, days: Math.max(...KEY_LIVES) }) },
  { term: t.stakedWithAKeyInAUTC(), detail: t.upToAmountAsYouSet({ amount: formatCents(KEY_STAKE_MAX) }) },
  { term: t.aReplacedKeyGoes(), detail: t.hours({ hours: OVERLAP / HOUR }) },
];

/** What a program of somebody's own meets: at any operation, and of all others first. */
const ERRORS: readonly RefusalCode[] = [
  ...GENERAL_REFUSALS,
  'SCOPE_REQUIRED',
  'CLOSED_TO_KEYS',
  'NOT_FOUND',
  'QUERY_TOO_COSTLY',
  'ANSWER_TOO_LARGE',
  'KEY_STAKE_REACHED',
];

/** From the first query to a bot that works, with what a program meets on the way. */
export function UsePanel() {
  const { origin } = window.location;
  return (
    <Panel title={t.fromTheFirstQueryToABot()}>
      <Stack gap={4}>
        <Heading level={3}>{t.n1AskSomething()}</Heading>
        <Text>{t.makeAKeyAboveAndSendIt({ scope: SCOPE_LABELS['account:read'] })}</Text>
        <GuideCode>{callOf(origin)}</GuideCode>
        <Text>{t.theExplorerDescribesEveryFieldAmounts({ a: (inside) => <a href="/graphiql/">{inside}</a> })}</Text>
        <Heading level={3}>{t.n2FollowWhatHappens()}</Heading>
        <Text>{t.aLiveConnectionTakesTheKey()}</Text>
        <GuideCode>{liveOf(origin)}</GuideCode>
        <Heading level={3}>{t.n3ABot()}</Heading>
        <Text>
          {t.itDeclinesInvitesAboveAStakePage({
            scope: SCOPE_LABELS['battles:play'],
            code: (inside) => <code>{inside}</code>,
          })}
        </Text>
        <GuideCode>{botOf(origin)}</GuideCode>
        <Text>{t.whateverMovesMoneyTakesAnIdempotency({ code: (inside) => <code>{inside}</code> })}</Text>
        <Heading level={3}>{t.limits()}</Heading>
        <DescriptionList items={LIMITS} />
        <Text>
          {t.aCallCostsAboutAPoint({
            code: <code>{'"extensions":{"cost":true}'}</code>,
            code2: (inside) => <code>{inside}</code>,
            code3: (inside) => <code>{inside}</code>,
            code4: <code>{LEFT_QUERY}</code>,
          })}
        </Text>
        <Heading level={3}>{t.errors()}</Heading>
        <Text>
          {t.eachHasACodeInExtensionsCode({
            code: (inside) => <code>{inside}</code>,
            code2: (inside) => <code>{inside}</code>,
          })}
        </Text>
        <List label={t.errors()}>
          {ERRORS.map((code) => (
            <ListRow key={code} title={<code>{code}</code>} detail={REFUSAL_SENTENCES[code]({})} />
          ))}
        </List>
        <Heading level={3}>{t.ifAKeyLeaks()}</Heading>
        <Text>{t.revokeItHereItIsRefused({ code: <code>{KEY_PATTERN.source}</code> })}</Text>
      </Stack>
    </Panel>
  );
}
