import { Button } from '../form/button.tsx';
import { Money } from '../figure/money.tsx';
import { type Column, Table } from './table.tsx';

const OUTCOMES = [
  { id: 'a', game: 'Valorant', opponent: 'rival', cents: 5_000 },
  { id: 'b', game: 'CS2', opponent: 'nova', cents: -2_500 },
  { id: 'c', game: 'Apex Legends', opponent: 'shadow', cents: 10_000 },
];

type Outcome = (typeof OUTCOMES)[number];

const COLUMNS: readonly Column<Outcome>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  { key: 'opponent', header: 'Opponent', cell: ({ opponent }) => opponent },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ cents }) => <Money cents={cents} signed /> },
  { key: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: () => <Button size="small">View</Button> },
];

export const Outcomes = () => (
  <Table caption="Recent outcomes" items={OUTCOMES} itemKey={({ id }) => id} columns={COLUMNS} />
);

const LONG: readonly Column<Outcome>[] = [
  { key: 'opponent', header: 'Opponent', cell: ({ opponent }) => opponent },
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  { key: 'score', header: 'Score', cell: () => '13–7' },
  { key: 'mode', header: 'Mode', cell: () => 'Duel' },
  { key: 'date', header: 'Date', phone: 'line', plain: true, cell: () => 'Mar 2, 2026' },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ cents }) => <Money cents={cents} signed /> },
];

/** On a phone who, when and how much; the rest opens behind the row. */
export const ManyColumns = () => <Table caption="Matches" items={OUTCOMES} itemKey={({ id }) => id} columns={LONG} />;
