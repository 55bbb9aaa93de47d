import { Link } from 'react-router-dom';
import { MINUTE } from '../../../domain/shared/time.ts';
import { GAME_WINDOW, MATCH_CHECK_IN, MATCH_CONTEST } from '../../../domain/tournaments/match-life.ts';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type BracketView, isUnderWay, meetingWords, pairWords } from '../bracket-view.ts';
import { matchTitle } from '../match-titles.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { ExportLink } from './export-link.tsx';
import * as t from '../__generated__/messages.ts';

interface ScheduleTabProps {
  readonly tournament: TournamentDetailFragment;
  /** Null before the start. */
  readonly view: BracketView | null;
  /** For a tournament that is for those who know it; null for any other. */
  readonly code: string | null;
}

/** When what happens, and which matches are due now. */
export function ScheduleTab({ tournament, view, code }: ScheduleTabProps) {
  const { id, opensAt, checkInAt, startsAt, startedAt, endedAt } = tournament;
  const isVisitor = useViewer() === null;
  const due = (view?.rows ?? []).filter(isUnderWay).toSorted((a, b) => (a.dueAt ?? Infinity) - (b.dueAt ?? Infinity));
  return (
    <Stack gap={5}>
      <Panel title={t.times()}>
        <DescriptionList
          items={[
            { term: t.registrationOpens(), detail: formatDateTime(opensAt) },
            { term: t.checkInOpens(), detail: formatDateTime(checkInAt) },
            { term: startedAt === null ? t.starts() : t.started(), detail: formatDateTime(startedAt ?? startsAt) },
            ...(endedAt === null ? [] : [{ term: t.ended(), detail: formatDateTime(endedAt) }]),
          ]}
        />
        {!isVisitor && (
          <Row>
            <ExportLink file="calendar.ics" tournamentId={id} code={code} />
          </Row>
        )}
        <Text size={14} tone="dim">
          {t.aMatchIsCalledAsSoonAsBothAreKnown({
            checkIn: MATCH_CHECK_IN / MINUTE,
            game: GAME_WINDOW / MINUTE,
            contest: MATCH_CONTEST / MINUTE,
          })}
        </Text>
      </Panel>
      {view && due.length > 0 && (
        <Panel title={t.underWay()}>
          <List label={t.matchesUnderWay()}>
            {due.map((row) => (
              <ListRow
                key={row.match}
                link={<Link to={tournamentMatchPath(view.tournamentId, row.match, view.code)} />}
                title={pairWords(view, row.match)}
                detail={`${matchTitle(row.match)} · ${meetingWords(row)}`}
                trailing={
                  row.dueAt !== null && (
                    <Countdown
                      endsAt={row.dueAt}
                      now={serverNow}
                      label={t.matchTimeLeft({ match: matchTitle(row.match) })}
                    />
                  )
                }
              />
            ))}
          </List>
        </Panel>
      )}
    </Stack>
  );
}
