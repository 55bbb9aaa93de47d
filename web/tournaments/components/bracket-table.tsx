import { item } from '../../../domain/tournaments/graph.ts';
import { Table } from '../../ui/list/table.tsx';
import { type BracketView, isPlayed, nextOf, pairWords, resultWords } from '../bracket-view.ts';
import { matchTitle } from '../match-titles.ts';
import { MatchLink } from './match-link.tsx';
import * as t from '../__generated__/messages.ts';

/** All that a drawing says, in lines that are read one after the other. */
export const BracketTable = ({ view }: { readonly view: BracketView }) => (
  <Table
    caption={t.matches()}
    items={view.rounds.flatMap(({ title, matches }) =>
      matches.filter((match) => isPlayed(item(view.rows, match))).map((match) => ({ match, title })),
    )}
    itemKey={({ match }) => String(match)}
    columns={[
      {
        key: 'match',
        header: t.match(),
        cell: ({ match }) => (
          <MatchLink view={view} match={match}>
            {matchTitle(match)}
          </MatchLink>
        ),
      },
      { key: 'round', header: t.round(), plain: true, cell: ({ title }) => title },
      {
        key: 'players',
        phone: 'line',
        header: t.whoPlays(),
        plain: true,
        cell: ({ match }) => pairWords(view, match),
      },
      { key: 'result', phone: 'line', header: t.result(), plain: true, cell: ({ match }) => resultWords(view, match) },
      {
        key: 'next',
        header: t.winnerGoesTo(),
        cell: ({ match }) => {
          const next = nextOf(view.graph, match);
          return next === null ? '–' : matchTitle(next);
        },
      },
    ]}
  />
);
