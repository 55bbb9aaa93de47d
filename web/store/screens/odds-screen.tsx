import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { OPENINGS_SHOWN_FROM } from '../../../domain/store/odds.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CrateOddsDocument, type CrateOddsQuery } from '../operations/__generated__/item.gql.ts';
import { productName } from '../product-names.ts';
import { RARITY_WORDS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

type Odds = CrateOddsQuery['crateOdds'][number];

const hash = css({ overflowWrap: 'anywhere', fontFamily: 'monospace' });

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** /store/odds: what crates state beside what came of them; for everybody. */
export function OddsScreen() {
  const query = useQuery(CrateOddsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t.crateOdds()} subtitle={t.whatIsStatedBesideWhatReallyCame()} width="medium">
      <Loaded query={{ ...query, data: query.data?.crateOdds }} what={t.theOdds()} skeleton={[2, 260]}>
        {(all) => (
          <Stack gap={5}>
            {all.map((odds) => (
              <OddsPanel key={odds.id} odds={odds} />
            ))}
            <Stack gap={2}>
              <Text size={14} tone="dim">
                {t.realisedSharesAreShown({ openingsShownFrom: OPENINGS_SHOWN_FROM })}
              </Text>
              <Text size={14} tone="dim">
                {t.beforeYouOpenACrateYouSee()}
              </Text>
              <Text size={14} tone="dim">
                {t.nobodyDrawsAnItemTwice()}
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
    title={t.nameVersion({ name: productName(odds.name), version: odds.version })}
    aside={
      <Text as="span" size={14} tone="dim">
        {t.countOpenings({ count: odds.openings })}
      </Text>
    }
  >
    <Table
      caption={t.oddsOfName({ name: productName(odds.name) })}
      items={odds.rarities}
      itemKey={({ rarity }) => rarity}
      columns={[
        {
          key: 'rarity',
          header: t.rarity(),
          cell: ({ rarity }) => <Badge tone={RARITY_WORDS[rarity].tone}>{RARITY_WORDS[rarity].label}</Badge>,
        },
        { key: 'stated', header: t.stated(), align: 'end', cell: ({ stated }) => percent(stated) },
        {
          key: 'realised',
          header: t.realised(),
          align: 'end',
          cell: ({ realised }) => (realised === null ? t.tooFew() : percent(realised)),
        },
        {
          key: 'interval',
          header: t.intervalOf99Percent(),
          align: 'end',
          cell: ({ least, most }) =>
            least === null || most === null ? '–' : t.leastToMost({ least: percent(least), most: percent(most) }),
        },
      ]}
    />
    <Text size={12} tone="dim" css={hash}>
      {t.hashOfTheseOdds({ tableHash: odds.tableHash })}
    </Text>
  </Panel>
);
