import { Link } from 'react-router-dom';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { matchTitle } from '../../../domain/tournaments/match-names.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ListDecisionsDocument } from '../operations/__generated__/list-decisions.gql.ts';
import { AnnouncementActions } from './announcement-actions.tsx';
import { DECISION_WORDS } from '../tournament-words.ts';

const PAGE_SIZE = 20;

interface DecisionsTabProps {
  readonly id: string;
  readonly code: string | null;
}

const fallenWords = (fallen: number): string =>
  fallen === 0 ? '' : fallen === 1 ? ' One later result fell with it.' : ` ${fallen} later results fell with it.`;

/** Its words are told to staff alone. */
const takenBackWords = (name: string, words: string): string =>
  `${name}: corrected or taken back since.${words === '' ? '' : ` It said: ${words}`}`;

/** Every decision over a tournament with its reason, which all may read. */
export function DecisionsTab({ id, code }: DecisionsTabProps) {
  const read = usePages(ListDecisionsDocument, 'tournamentLog', { variables: { id, code }, first: PAGE_SIZE });
  return (
    <PagedList
      read={read}
      what="the decisions"
      skeleton={[3, 56]}
      empty={
        <EmptyState title="No decisions yet">
          Whatever the organiser or our staff decide is written down here, with the reason.
        </EmptyState>
      }
    >
      {(rows) => (
        <List label="Decisions">
          {rows.map(({ id: key, what, match, by, reason, fallen, at, withdrawnAt }) => (
            <ListRow
              key={key}
              title={
                <>
                  {DECISION_WORDS[what]}
                  {match !== null && (
                    <>
                      : <Link to={tournamentMatchPath(id, match, code)}>{matchTitle(match).toLowerCase()}</Link>
                    </>
                  )}
                </>
              }
              detail={
                withdrawnAt === null
                  ? `${by.username}: ${reason}${fallenWords(fallen)}`
                  : takenBackWords(by.username, reason)
              }
              isLong
              trailing={
                <>
                  {what === 'ANNOUNCEMENT' && withdrawnAt === null && (
                    <AnnouncementActions id={key} text={reason} byId={by.id} />
                  )}
                  <RelativeTime at={at} now={serverNow} />
                </>
              }
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
