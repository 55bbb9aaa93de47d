import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { type AccountResetsQuery, AccountResetsDocument } from '../operations/__generated__/password-reset.gql.ts';
import { END_WORDS, PLANTED_WORDS } from '../planted-words.ts';
import * as t from '../__generated__/messages.ts';

type Reset = AccountResetsQuery['accountResets'][number];
type Thing = Reset['things'][number];

const ENDS = ['ENDED', 'LOCKED', 'GONE', 'KEPT'] as const;

/** What resets by mail have ended, locked and found; each with how it is set up again. */
export function AfterResetScreen() {
  const query = useQuery(AccountResetsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t.afterTheReset()} subtitle={t.whatWorkedWithoutYourPassword()} width="narrow">
      <Loaded
        query={{ ...query, data: query.data?.accountResets }}
        what={t.whatYourResetHasEnded()}
        skeleton={[4, 64]}
        isEmpty={(resets) => resets.length === 0}
        empty={<EmptyState title={t.yourPasswordWasNotReset()}>{t.ifYouResetItByEmail()}</EmptyState>}
      >
        {(resets) => (
          <Stack gap={6}>
            {resets.map((reset) => (
              <ResetPanel key={reset.id} reset={reset} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function ResetPanel({ reset: { at, things } }: { readonly reset: Reset }) {
  const groups = ENDS.map((end) => ({ end, found: things.filter((thing) => thing.end === end) }));
  return (
    <Panel title={t.resetAt({ at: formatDateTime(at) })}>
      <Stack gap={5}>
        {groups.map(({ end, found }) =>
          found.length === 0 ? null : (
            <Stack key={end} gap={2}>
              <Heading level={3}>{END_WORDS[end].title}</Heading>
              <Text tone="dim">{END_WORDS[end].text}</Text>
              <List label={END_WORDS[end].title}>
                {found.map((thing) => (
                  <ThingRow key={`${thing.kind} ${thing.madeAt} ${thing.name}`} thing={thing} />
                ))}
              </List>
            </Stack>
          ),
        )}
      </Stack>
    </Panel>
  );
}

function ThingRow({ thing: { kind, name, madeAt, end } }: { readonly thing: Thing }) {
  const { title, again, to, kept } = PLANTED_WORDS[kind];
  const since =
    madeAt === null ? '' : end === 'GONE' ? formatDateTime(madeAt) : t.since({ at: formatDateTime(madeAt) });
  return (
    <ListRow
      title={name === '' ? title : t.kindAndName({ kind: title, name })}
      detail={
        <>
          {since} <Link to={to}>{end === 'KEPT' ? kept : again}</Link>
        </>
      }
    />
  );
}
