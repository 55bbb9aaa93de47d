import { Link } from 'react-router-dom';
import { formatDate } from '../../format/format.ts';
import { arcadeBracketPath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { battlegroundsPath, challengePath } from '../../../domain/battles/battles.paths.ts';
import { teamsPath } from '../../../domain/teams/teams.paths.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { knownWords } from '../../format/known-words.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { earningWords } from '../earning-words.ts';
import { TYPE_WORDS } from '../earnings-filter.ts';
import type { ListEarningsQuery } from '../operations/__generated__/earning.gql.ts';
import * as t from '../__generated__/messages.ts';

export type Earning = ListEarningsQuery['earnings']['edges'][number]['node'];

const TYPES = {
  BATTLE_WIN: TYPE_WORDS['battle-win'],
  BATTLE_LOSS: TYPE_WORDS['battle-loss'],
  TOURNAMENT: TYPE_WORDS.tournament,
  CHALLENGE: TYPE_WORDS.challenge,
} as const;

/** Where what brought it can be looked at. */
const PATHS: Readonly<Record<Earning['source'], (id: string) => string>> = {
  BATTLE: challengePath,
  TOURNAMENT: tournamentPath,
  CHALLENGE: () => battlegroundsPath('creators'),
  TEAM_BATTLE: () => teamsPath,
  ARCADE_SKILL: () => arcadePath,
  ARCADE_BATTLE: () => arcadePath,
  ARCADE_BRACKET: arcadeBracketPath,
};

/** By how the server says it. */
const STATUSES: Readonly<Record<string, string>> = { Completed: t.completed() };

/** Of what the amount is made, where it is known. */
const Parts = ({ words }: { readonly words: string | null }) =>
  words !== null && (
    <Text size={12} tone="dim">
      {words}
    </Text>
  );

const COLUMNS: readonly Column<Earning>[] = [
  {
    key: 'date',
    header: t.date(),
    cell: (earning) => <Link to={PATHS[earning.source](earning.id)}>{formatDate(earning.date)}</Link>,
  },
  { key: 'game', phone: 'line', plain: true, header: t.game(), cell: ({ game }) => game },
  { key: 'opponent', phone: 'line', plain: true, header: t.opponent(), cell: ({ opponent }) => opponent },
  {
    key: 'type',
    header: t.type(),
    cell: ({ type, amountCents }) => <Badge tone={amountCents < 0 ? 'loss' : 'win'}>{TYPES[type]}</Badge>,
  },
  { key: 'status', header: t.status(), cell: ({ status }) => knownWords(STATUSES, status) },
  {
    key: 'amount',
    header: t.amount(),
    align: 'end',
    cell: (earning) => (
      <>
        <Money cents={earning.amountCents} signed />
        <Parts words={earningWords(earning)} />
      </>
    ),
  },
];

/** Earning records (EN-33): a negative amount is a loss. */
export const EarningTable = ({
  caption,
  records,
}: {
  readonly caption: string;
  readonly records: readonly Earning[];
}) => <Table caption={caption} columns={COLUMNS} items={records} itemKey={({ id }) => id} />;
