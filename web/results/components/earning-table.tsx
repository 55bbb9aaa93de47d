import { Link } from 'react-router-dom';
import { EARNING_TYPE_TITLES } from '../../../domain/results/earnings.ts';
import { formatDate } from '../../format/format.ts';
import { arcadeBracketPath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { campaignsPath } from '../../../domain/sponsorships/sponsorships.paths.ts';
import { teamsPath } from '../../../domain/teams/teams.paths.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { ListEarningsQuery } from '../operations/__generated__/list-earnings.gql.ts';

export type Earning = ListEarningsQuery['earnings']['edges'][number]['node'];

const TYPES = {
  BATTLE_WIN: EARNING_TYPE_TITLES['battle-win'],
  BATTLE_LOSS: EARNING_TYPE_TITLES['battle-loss'],
  TOURNAMENT: EARNING_TYPE_TITLES.tournament,
  CHALLENGE: EARNING_TYPE_TITLES.challenge,
} as const;

/** Where what brought it can be looked at. */
const PATHS: Readonly<Record<Earning['source'], (id: string) => string>> = {
  BATTLE: challengePath,
  TOURNAMENT: tournamentPath,
  CHALLENGE: () => campaignsPath,
  TEAM_BATTLE: () => teamsPath,
  ARCADE_SKILL: () => arcadePath,
  ARCADE_BATTLE: () => arcadePath,
  ARCADE_BRACKET: arcadeBracketPath,
};

const COLUMNS: readonly Column<Earning>[] = [
  {
    key: 'date',
    header: 'Date',
    cell: (earning) => <Link to={PATHS[earning.source](earning.id)}>{formatDate(earning.date)}</Link>,
  },
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  { key: 'opponent', header: 'Opponent', cell: ({ opponent }) => opponent },
  {
    key: 'type',
    header: 'Type',
    cell: ({ type, amountCents }) => <Badge tone={amountCents < 0 ? 'loss' : 'win'}>{TYPES[type]}</Badge>,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => status },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => <Money cents={amountCents} signed /> },
];

/** Earning records (EN-33): a negative amount is a loss. */
export const EarningTable = ({
  caption,
  records,
}: {
  readonly caption: string;
  readonly records: readonly Earning[];
}) => <Table caption={caption} columns={COLUMNS} items={records} itemKey={({ id }) => id} />;
