import { Link } from 'react-router-dom';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Text } from '../../ui/text.tsx';
import { type BracketView, isUnderWay, meetingWords, slotName } from '../bracket-view.ts';
import { item } from '../../../domain/tournaments/graph.ts';
import { matchTitle, roundTitle } from '../../../domain/tournaments/match-names.ts';

/** What waits for a decision first, then what has the least time left. */
const urgencyOf = ({ status, dueAt }: { status: string; dueAt: number | null }): number =>
  status === 'DISPUTED' ? -Infinity : (dueAt ?? Infinity);

/** The matches under way, the late ones on top. */
export function DeskMatches({ view }: { readonly view: BracketView }) {
  const open = view.rows.filter(isUnderWay).toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  return (
    <Panel title="Matches under way">
      {open.length === 0 ? (
        <Text tone="dim">No match is under way.</Text>
      ) : (
        <List label="Matches under way">
          {open.map((row) => (
            <ListRow
              key={row.match}
              link={<Link to={tournamentMatchPath(view.tournamentId, row.match)} />}
              title={`${slotName(view, row.match, 0)} vs ${slotName(view, row.match, 1)}`}
              detail={`${matchTitle(row.match)}, ${roundTitle(view.graph, item(view.graph.matches, row.match))} · ${meetingWords(row)}`}
              trailing={
                row.status === 'DISPUTED' ? (
                  <Badge tone="warn">Decide</Badge>
                ) : (
                  row.dueAt !== null && (
                    <Countdown endsAt={row.dueAt} now={serverNow} label={`${matchTitle(row.match)}: time left`} />
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
