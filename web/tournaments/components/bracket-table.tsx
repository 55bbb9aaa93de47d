import { item } from '../../../domain/tournaments/graph.ts';
import { matchTitle } from '../../../domain/tournaments/match-names.ts';
import { Table } from '../../ui/table.tsx';
import { type BracketView, isPlayed, nextOf, resultWords, slotName } from '../bracket-view.ts';
import { MatchLink } from './match-link.tsx';

/** All that a drawing says, in lines that are read one after the other. */
export const BracketTable = ({ view }: { readonly view: BracketView }) => (
  <Table
    caption="Matches"
    items={view.rounds.flatMap(({ title, matches }) =>
      matches.filter((match) => isPlayed(item(view.rows, match))).map((match) => ({ match, title })),
    )}
    itemKey={({ match }) => String(match)}
    columns={[
      {
        key: 'match',
        header: 'Match',
        cell: ({ match }) => (
          <MatchLink view={view} match={match}>
            {matchTitle(match)}
          </MatchLink>
        ),
      },
      { key: 'round', header: 'Round', plain: true, cell: ({ title }) => title },
      {
        key: 'players',
        header: 'Who plays',
        plain: true,
        cell: ({ match }) => `${slotName(view, match, 0)} vs ${slotName(view, match, 1)}`,
      },
      { key: 'result', header: 'Result', plain: true, cell: ({ match }) => resultWords(view, match) },
      {
        key: 'next',
        header: 'Winner goes to',
        cell: ({ match }) => {
          const next = nextOf(view.graph, match);
          return next === null ? '–' : matchTitle(next);
        },
      },
    ]}
  />
);
