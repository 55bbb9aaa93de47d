import { Link } from 'react-router-dom';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type BracketView, isUnderWay, meetingWords, pairWords } from '../bracket-view.ts';
import { matchTitle, roundTitle } from '../match-titles.ts';
import { item } from '../../../domain/tournaments/graph.ts';
import * as t from '../__generated__/messages.ts';

/** What waits for a decision first, then what has the least time left. */
const urgencyOf = ({ status, dueAt }: { status: string; dueAt: number | null }): number =>
  status === 'DISPUTED' ? -Infinity : (dueAt ?? Infinity);

/** The matches under way, the late ones on top. */
export function DeskMatches({ view }: { readonly view: BracketView }) {
  const open = view.rows.filter(isUnderWay).toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  return (
    <Panel title={t.matchesUnderWay()}>
      {open.length === 0 ? (
        <Text tone="dim">{t.noMatchIsUnderWay()}</Text>
      ) : (
        <List label={t.matchesUnderWay()}>
          {open.map((row) => (
            <ListRow
              key={row.match}
              link={<Link to={tournamentMatchPath(view.tournamentId, row.match)} />}
              title={pairWords(view, row.match)}
              detail={`${matchTitle(row.match)}, ${roundTitle(view.graph, item(view.graph.matches, row.match))} · ${meetingWords(row)}`}
              trailing={
                row.status === 'DISPUTED' ? (
                  <Badge tone="warn">{t.decide()}</Badge>
                ) : (
                  row.dueAt !== null && (
                    <Countdown
                      endsAt={row.dueAt}
                      now={serverNow}
                      label={t.matchTimeLeft({ match: matchTitle(row.match) })}
                    />
                  )
                )
              }
            />
          ))}
        </List>
      )}
    </Panel>
  );
}
