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
