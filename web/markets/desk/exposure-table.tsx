import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { oddsText } from '../../../domain/markets/odds.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { STAFF_MARKET_WORDS } from '../bet-words.ts';
import {
  type MarketExposureRowFragment,
  MarketExposuresDocument,
} from '../operations/__generated__/market-desk.gql.ts';
import { TurnMarketDialog } from './turn-market-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** One value for each of the two who play, in the order of the title. */
const ofBoth = (values: readonly number[], words: (value: number) => string): string => values.map(words).join(' / ');

const COLUMNS: readonly Column<MarketExposureRowFragment>[] = [
  {
    key: 'battle',
    header: t.battle(),
    cell: ({ contestId, title }) => <Link to={challengePath(contestId)}>{title}</Link>,
  },
  {
    key: 'state',
    header: t.bets(),
    cell: ({ state }) => <Badge tone={STAFF_MARKET_WORDS[state].tone}>{STAFF_MARKET_WORDS[state].word}</Badge>,
  },
  { key: 'odds', header: t.odds(), cell: ({ odds }) => ofBoth(odds, oddsText) },
  { key: 'stakes', header: t.staked(), cell: ({ stakes }) => ofBoth(stakes, formatCents) },
  { key: 'payouts', header: t.paidIfItWins(), cell: ({ payouts }) => ofBoth(payouts, formatCents) },
  {
    key: 'risk',
    header: t.atRisk(),
    align: 'end',
    cell: ({ reserveCents, capCents }) =>
      t.reserveOfCap({ reserve: formatCents(reserveCents), cap: formatCents(capCents) }),
  },
];

interface ExposureTableProps {
  /** What stands below. */
  readonly children: ReactNode;
}

/** Battles on which bets stand, the oldest first. */
export function ExposureTable({ children }: ExposureTableProps) {
  const read = usePages(MarketExposuresDocument, 'marketExposures', { variables: {}, first: 25 });
  const [chosen, setChosen] = useState<MarketExposureRowFragment | null>(null);
  const act = (market: MarketExposureRowFragment) => {
    const { state, title } = market;
    if (state !== 'OPEN' && state !== 'SUSPENDED') return null;
    const label = state === 'OPEN' ? t.holdBetsOnTitle({ title }) : t.resumeBetsOnTitle({ title });
    return (
      <Button size="small" aria-label={label} onClick={() => setChosen(market)}>
        {state === 'OPEN' ? t.hold() : t.resume()}
      </Button>
    );
  };
  return (
    <>
      <Panel title={t.betsOnBattles()}>
        <PagedList
          read={read}
          what={t.theBetsOnBattles()}
          skeleton={[4, 48]}
          empty={<EmptyState title={t.noBetsStand()}>{t.oddsOpenByThemselvesOnPublicBattles()}</EmptyState>}
        >
          {(markets) => (
            <DeskList>
              <Table
                caption={t.betsOnBattles()}
                items={markets}
                itemKey={({ id }) => id}
                columns={[...COLUMNS, { key: 'act', header: t.actions(), hideHeader: true, align: 'end', cell: act }]}
              />
            </DeskList>
          )}
        </PagedList>
        {chosen && <TurnMarketDialog market={chosen} onClose={() => setChosen(null)} />}
      </Panel>
      <OnceKnown isKnown={read.rows !== null || Boolean(read.error)}>{children}</OnceKnown>
    </>
  );
}
