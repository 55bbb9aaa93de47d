import {
  ACCOUNT_POINTS,
  ADDRESS_POINTS,
  COST_MAX,
  KEY_POINTS,
  SESSION_POINTS,
} from '../../../domain/platform/api-limits.ts';
import { KEYS_MAX, KEY_LIVES, KEY_PATTERN, KEY_STAKE_MAX, OVERLAP } from '../../../domain/platform/api-key.ts';
import { GENERAL_REFUSALS } from '../../../domain/platform/general-refusals.ts';
import { SCOPE_WORDS } from '../../../domain/platform/scopes.ts';
import { PAGE_MAX } from '../../../domain/shared/page-max.ts';
import type { RefusalCode } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { LEFT_QUERY, botOf, callOf, liveOf } from '../guide-examples.ts';
import { GuideCode } from './guide-code.tsx';

const count = (value: number): string => value.toLocaleString('en-US');

const LIMITS = [
  { term: 'A key, in a minute', detail: `${count(KEY_POINTS)} points` },
  { term: 'All your keys, in a minute', detail: `${count(ACCOUNT_POINTS)} points` },
  { term: 'All keys from one address, in a minute', detail: `${count(ADDRESS_POINTS)} points` },
  { term: 'Your own use of Gauntlet, in a minute', detail: `${count(SESSION_POINTS)} points` },
  { term: 'One operation', detail: `${count(COST_MAX)} points` },
  { term: 'One page', detail: `${PAGE_MAX} rows` },
  { term: 'Keys', detail: `${KEYS_MAX}, each for up to ${Math.max(...KEY_LIVES)} days` },
  { term: 'Staked with a key, in a UTC day', detail: `up to ${formatCents(KEY_STAKE_MAX)}, as you set it` },
  { term: 'A replaced key goes on for', detail: `${OVERLAP / HOUR} hours` },
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
    <Panel title="From the first query to a bot">
      <Stack gap={4}>
        <Heading level={3}>1. Ask something</Heading>
        <Text>
          Make a key above and send it with each call, over GraphQL or REST. This one needs “
          {SCOPE_WORDS['account:read']}”.
        </Text>
        <GuideCode>{callOf(origin)}</GuideCode>
        <Text>
          The <a href="/graphiql/">explorer</a> describes every field. Amounts are whole cents, instants milliseconds
          since 1970.
        </Text>
        <Heading level={3}>2. Follow what happens</Heading>
        <Text>A live connection takes the key in its greeting, and ends the moment the key is revoked.</Text>
        <GuideCode>{liveOf(origin)}</GuideCode>
        <Heading level={3}>3. A bot</Heading>
        <Text>
          It declines invites above a stake, page by page, and waits when it is told to. Tick “
          {SCOPE_WORDS['battles:play']}” for its key, and start it with <code>GAUNTLET_KEY=… node bot.mjs</code>.
        </Text>
        <GuideCode>{botOf(origin)}</GuideCode>
        <Text>
          Whatever moves money takes an <code>Idempotency-Key</code> header: send the same one again when you are not
          sure, and it still happens once.
        </Text>
        <Heading level={3}>Limits</Heading>
        <DescriptionList items={LIMITS} />
        <Text>
          A call costs about a point for each row that it can make, and one at the least: send{' '}
          <code>{'"extensions":{"cost":true}'}</code> to be told. The headers <code>RateLimit</code> and{' '}
          <code>Retry-After</code> say what is left and how long to wait, and so does <code>{LEFT_QUERY}</code>.
        </Text>
        <Heading level={3}>Errors</Heading>
        <Text>
          Each has a code in <code>extensions.code</code>, over REST in <code>code</code>, and the number of the request
          for our support. Go by the code; the words may change.
        </Text>
        <List label="Errors">
          {ERRORS.map((code) => (
            <ListRow key={code} title={<code>{code}</code>} detail={REFUSAL_SENTENCES[code]({})} />
          ))}
        </List>
        <Heading level={3}>If a key leaks</Heading>
        <Text>
          Revoke it here: it is refused from that moment. Keys match <code>{KEY_PATTERN.source}</code>; the last six
          letters are the CRC-32 of what stands before, in base 62, by which scanners tell a key from a look-alike.
        </Text>
      </Stack>
    </Panel>
  );
}
