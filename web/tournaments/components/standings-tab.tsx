import { useQuery } from '@apollo/client/react';
import { letterOf } from '../../../domain/tournaments/match-names.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { type BracketView, type Entrant, entrantHeader } from '../bracket-view.ts';
import { ReadStandingsDocument, type ReadStandingsQuery } from '../operations/__generated__/tournament.gql.ts';
import { TIE_BREAK_MEANINGS, TIE_BREAK_WORDS } from '../tournament-words.ts';
import { BestThree } from './best-three.tsx';
import { ExportLink } from './export-link.tsx';
import { EntrantName } from './entrant-name.tsx';
import * as t from '../__generated__/messages.ts';

type Standings = NonNullable<ReadStandingsQuery['tournamentStandings']>;
type Line = Standings['tables'][number]['lines'][number];

interface NameProps {
  readonly view: BracketView;
  /** A seed. */
  readonly entrant: number;
}

function Name({ view, entrant: seed }: NameProps) {
  const entrant: Entrant | undefined = view.entrants[seed];
  if (entrant === undefined) return null;
  return <EntrantName entrant={entrant} isVisitor={view.isVisitor} />;
}

const groupName = (n: number, all: number): string => (all === 1 ? t.table() : t.groupName({ group: letterOf(n) }));

/** The tie-break that put a line below the one above; null where points did, or nothing. */
const tieBreakOf = ({ decidedBy }: Line) => (decidedBy === 'POINTS' ? null : decidedBy);

/** Which tie-break put a line below the one above, with the figures of the two. */
function partedWords(line: Line): string {
  const by = tieBreakOf(line);
  if (by === null) return '–';
  const [own, above] = line.figures ?? [];
  return t.tieBreakOwnToAbove({ tieBreak: TIE_BREAK_WORDS[by], own: own ?? '', above: above ?? '' });
}

/** What the tie-breaks mean that have decided in a table. */
function TieBreakNotes({ lines }: { readonly lines: readonly Line[] }) {
  const used = new Set(lines.map(tieBreakOf).filter((by) => by !== null));
  if (used.size === 0) return null;
  return (
    <Stack gap={1}>
      <Text size={14} tone="dim">
        {t.partedBySaysWhyEqualsOnPoints()}
      </Text>
      {[...used].map((by) => (
        <Text key={by} size={14} tone="dim">
          {TIE_BREAK_WORDS[by]}: {TIE_BREAK_MEANINGS[by]}
        </Text>
      ))}
    </Stack>
  );
}

/** Tables, places and what they bring, as they stand. */
export function StandingsTab({ view }: { readonly view: BracketView }) {
  const { tournamentId: id, code, entrants } = view;
  const query = useQuery(ReadStandingsDocument, { variables: { id, code }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.tournamentStandings }} what={t.theStandings()} skeleton={[6, 48]}>
      {({ isOver, tables, places }) => (
        <Stack gap={6}>
          {/* The page of the tournament opens with it; that of somebody else shows this alone. */}
          {isOver && view.opensTabs && <BestThree entrants={entrants} places={places} />}
          {tables.map(({ lines }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a group is its number
            <Stack key={n} gap={3}>
              <Heading level={2}>{groupName(n, tables.length)}</Heading>
              <Table
                caption={groupName(n, tables.length)}
                items={lines}
                itemKey={({ entrant }) => String(entrant)}
                columns={[
                  {
                    key: 'name',
                    header: entrantHeader(view),
                    cell: ({ entrant }) => <Name view={view} entrant={entrant} />,
                  },
                  { key: 'points', header: t.points(), align: 'end', cell: ({ points }) => points },
                  { key: 'place', phone: 'line', header: t.place(), align: 'end', cell: ({ place }) => place },
                  { key: 'played', header: t.played(), align: 'end', cell: ({ played }) => played },
                  { key: 'wins', header: t.won(), align: 'end', cell: ({ wins }) => wins },
                  {
                    key: 'games',
                    header: t.games(),
                    align: 'end',
                    cell: ({ games }) => (games > 0 ? `+${games}` : games),
                  },
                  {
                    key: 'by',
                    header: t.partedBy(),
                    cell: partedWords,
                  },
                ]}
              />
              <TieBreakNotes lines={lines} />
            </Stack>
          ))}
          <Stack gap={3}>
            <Row justify="space-between">
              <Heading level={2}>{isOver ? t.finalPlaces() : t.placesAsTheyStand()}</Heading>
              {!view.isVisitor && <ExportLink file="standings.csv" tournamentId={id} code={code} />}
            </Row>
            {!isOver && (
              <Text size={14} tone="dim">
                {t.whatEachWouldBringIfItEnded()}
              </Text>
            )}
            <Table
              caption={isOver ? t.finalPlaces() : t.placesAsTheyStand()}
              items={places}
              itemKey={({ entrant }) => String(entrant)}
              columns={[
                {
                  key: 'name',
                  header: entrantHeader(view),
                  cell: ({ entrant }) => <Name view={view} entrant={entrant} />,
                },
                { key: 'place', header: t.place(), align: 'end', cell: ({ place }) => place },
                { key: 'seed', header: t.seed(), align: 'end', cell: ({ entrant }) => entrant + 1 },
                {
                  key: 'prize',
                  phone: 'sum',
                  header: t.prize(),
                  align: 'end',
                  cell: ({ prizeCents }) => <Money cents={prizeCents} />,
                },
              ]}
            />
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}
