import { Link } from 'react-router-dom';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ListDecisionsDocument } from '../operations/__generated__/tournament.gql.ts';
import { AnnouncementActions } from './announcement-actions.tsx';
import { DECISION_WORDS } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

const PAGE_SIZE = 20;

interface DecisionsTabProps {
  readonly id: string;
  readonly code: string | null;
}

/** Its words are told to staff alone. */
const takenBackWords = (name: string, words: string): string =>
  words === '' ? t.correctedOrTakenBackSince({ name }) : t.correctedOrTakenBackSinceItSaid({ name, words });

/** Every decision over a tournament with its reason, which all may read. */
export function DecisionsTab({ id, code }: DecisionsTabProps) {
  const read = usePages(ListDecisionsDocument, 'tournamentLog', { variables: { id, code }, first: PAGE_SIZE });
  return (
    <PagedList
      read={read}
      what={t.theDecisions()}
      skeleton={[3, 56]}
      empty={<EmptyState title={t.noDecisionsYet()}>{t.whateverTheOrganiserOrOurStaffDecide()}</EmptyState>}
    >
      {(rows) => (
        <List label={t.decisions()}>
          {rows.map(({ id: key, what, match, by, reason, fallen, at, withdrawnAt }) => (
            <ListRow
              key={key}
              title={
                match === null
                  ? DECISION_WORDS[what]
                  : t.decisionOfMatch({
                      decision: DECISION_WORDS[what],
                      number: match + 1,
                      link: (inside) => <Link to={tournamentMatchPath(id, match, code)}>{inside}</Link>,
                    })
              }
              detail={
                withdrawnAt === null
                  ? t.nameAndReason({ name: by.username, reason, fallen })
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
