import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { OPENINGS_SHOWN_FROM } from '../../../domain/store/odds.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { CrateOddsDocument, type CrateOddsQuery } from '../operations/__generated__/crate-odds.gql.ts';
import { RARITY_WORDS } from '../store-words.ts';

type Odds = CrateOddsQuery['crateOdds'][number];

const hash = css({ overflowWrap: 'anywhere', fontFamily: 'monospace' });

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** /store/odds: what crates state beside what came of them; for everybody. */
export function OddsScreen() {
  const query = useQuery(CrateOddsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title="Crate odds" subtitle="What is stated, beside what really came." width="medium">
      <Loaded query={{ ...query, data: query.data?.crateOdds }} what="the odds" skeleton={[2, 260]}>
        {(all) => (
          <Stack gap={5}>
            {all.map((odds) => (
              <OddsPanel key={odds.id} odds={odds} />
            ))}
            <Stack gap={2}>
              <Text size={14} tone="dim">
                Realised shares are shown from {OPENINGS_SHOWN_FROM} openings on, with the interval in which the true
                share lies with a certainty of 99%. One figure in a hundred lies outside by chance alone.
              </Text>
              <Text size={14} tone="dim">
                Before you open a crate you see the hash of a secret. Your browser draws a seed then, and the roll is
                HMAC-SHA256 by the secret over your seed, the number of the opening and the hash of the odds. The secret
                is shown afterwards, and your browser computes all of it again.
              </Text>
              <Text size={14} tone="dim">
                Nobody draws an item twice: what you have is passed over for the next of its rarity. Once you have all
                of a rarity, it brings credits. Odds are the same for everybody, however often they open.
              </Text>
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const OddsPanel = ({ odds }: { readonly odds: Odds }) => (
  <Panel
    title={`${odds.name}, version ${odds.version}`}
    aside={
      <Text as="span" size={14} tone="dim">
        {odds.openings === 1 ? '1 opening' : `${formatCount(odds.openings)} openings`}
      </Text>
    }
  >
    <Table
      caption={`Odds of ${odds.name}`}
      items={odds.rarities}
      itemKey={({ rarity }) => rarity}
      columns={[
        {
          key: 'rarity',
          header: 'Rarity',
          cell: ({ rarity }) => <Badge tone={RARITY_WORDS[rarity].tone}>{RARITY_WORDS[rarity].label}</Badge>,
        },
        { key: 'stated', header: 'Stated', align: 'end', cell: ({ stated }) => percent(stated) },
        {
          key: 'realised',
          header: 'Realised',
          align: 'end',
          cell: ({ realised }) => (realised === null ? 'Too few' : percent(realised)),
        },
        {
          key: 'interval',
          header: 'Interval of 99%',
          align: 'end',
          cell: ({ least, most }) => (least === null || most === null ? '–' : `${percent(least)} to ${percent(most)}`),
        },
      ]}
    />
    <Text size={12} tone="dim" css={hash}>
      Hash of these odds: {odds.tableHash}
    </Text>
  </Panel>
);
