import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { arcadeBracketPath, arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { FREE_NET_PER_DAY_MAX, FREE_RUNS_PER_DAY_MAX } from '../../../domain/arcade/free-mode.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCoins, formatCount } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MODE_WORDS, STATE_WORDS, formatAmount, titleOf } from '../arcade-words.ts';
import {
  ArcadeChangedDocument,
  ListArcadeRunsDocument,
  type ListArcadeRunsQuery,
  ReadArcadeDeskDocument,
} from '../operations/__generated__/arcade.gql.ts';
import { DailyBoards } from './daily-boards.tsx';
import { Invites } from './invites.tsx';
import { Records } from './records.tsx';
import { WhoPlays } from './who-plays.tsx';
import * as t from '../__generated__/messages.ts';

interface ArcadeDeskProps {
  /** Whether some game can be entered in free play now; null while that is not known. */
  readonly hasFreePlay: boolean | null;
}

/**
 * The panel at the side: a run that is open, battles offered, what waits, what free play has left, who plays now, the
 * boards of the day, the own records and the newest runs (AR-01).
 */
export function ArcadeDesk({ hasFreePlay }: ArcadeDeskProps) {
  const query = useQuery(ReadArcadeDeskDocument, { fetchPolicy: 'cache-and-network' });
  const runs = usePages(ListArcadeRunsDocument, 'arcadeRuns', { variables: {}, first: 5 });
  const { client, refetch } = query;
  useLiveRefresh(ArcadeChangedDocument, () => {
    void refetch().catch(() => undefined);
    void refetchShown(client, ['ListArcadeRuns', 'ListArcadeGames', 'ListArcadeDailyBoards', 'ReadArcadeRecords']);
  });
  return (
    <Stack gap={5}>
      <Loaded
        query={{ ...query, data: hasFreePlay === null ? undefined : query.data }}
        what={t.yourContestsAndInvites()}
        skeleton={[1, 155]}
      >
        {({ openArcadeRun, arcadeFreeDay, arcadeInvites, arcadeBrackets, waitingArcadeRuns }) => (
          <Stack gap={4}>
            {openArcadeRun && (
              <Notice
                tone="warn"
                title={t.gameIsOpen({ game: titleOf(openArcadeRun.game) })}
                action={
                  <Button asChild size="small">
                    <Link to={arcadeRunPath(openArcadeRun.id)}>{t.goOn()}</Link>
                  </Button>
                }
              >
                {openArcadeRun.state === 'BEGUN' ? t.theRunIsUnderWayAndCounts() : t.theRunWaitsForItsStart()}
              </Notice>
            )}
            {arcadeInvites.length > 0 && (
              <Panel title={t.battlesOfferedToYou()}>
                <Invites invites={arcadeInvites} />
              </Panel>
            )}
            {arcadeBrackets.length > 0 && (
              <Panel title={t.yourBrackets()}>
                <List label={t.yourBrackets()}>
                  {arcadeBrackets.map(({ id, game, currency, entrySum, size, taken, state, dueAt, canPlay }) => (
                    <ListRow
                      key={id}
                      title={titleOf(game)}
                      detail={
                        <>
                          {state === 'OPEN'
                            ? t.takenOfSizeIn({ taken, size })
                            : canPlay
                              ? t.yourPairIsOpen()
                              : t.underWay()}{' '}
                          · {formatAmount(currency, entrySum.value)}
                        </>
                      }
                      trailing={
                        dueAt !== null && (
                          <Countdown endsAt={dueAt} now={serverNow} label={t.timeUntilItHasToBeFull()} />
                        )
                      }
                      link={<Link to={arcadeBracketPath(id)} />}
                    />
                  ))}
                </List>
              </Panel>
            )}
            {waitingArcadeRuns.length > 0 && (
              <Panel title={t.waitingForOthers()}>
                <List label={t.waitingForOthers()}>
                  {waitingArcadeRuns.map((run) => (
                    <ListRow
                      key={run.id}
                      title={titleOf(run.game)}
                      detail={
                        <>
                          {t.modeTakenOfSeats({ mode: MODE_WORDS[run.mode], taken: run.taken, seats: run.seats })}
                          {run.mode !== 'BRACKET' && ` · ${formatAmount(run.currency, run.entrySum.value)}`}
                        </>
                      }
                      trailing={
                        run.dueAt !== null && (
                          <Countdown endsAt={run.dueAt} now={serverNow} label={t.timeUntilItIsDecided()} />
                        )
                      }
                      link={<Link to={arcadeRunPath(run.id)} />}
                    />
                  ))}
                </List>
              </Panel>
            )}
            {hasFreePlay && (
              <Panel title={t.freePlayToday()}>
                <Stack gap={2}>
                  <Text>
                    {t.runsLeftOfMost({
                      runsLeft: arcadeFreeDay.runsLeft,
                      most: FREE_RUNS_PER_DAY_MAX,
                    })}
                  </Text>
                  <Text size={14} tone="dim">
                    {t.netCoinsUpNewDayIn({
                      netCoins: formatCoins(arcadeFreeDay.netCoins),
                      most: FREE_NET_PER_DAY_MAX,
                      countdown: (
                        <Countdown endsAt={arcadeFreeDay.resetsAt} now={serverNow} label={t.timeUntilTheNewDay()} />
                      ),
                    })}
                  </Text>
                </Stack>
              </Panel>
            )}
          </Stack>
        )}
      </Loaded>
      <WhoPlays />
      <DailyBoards />
      <Records />
      <Panel title={t.yourRuns()}>
        <PagedList
          read={runs}
          what={t.yourRuns2()}
          skeleton={[3, 48]}
          empty={<EmptyState title={t.noRunsYet()}>{t.practiceCostsNothingPickAGame()}</EmptyState>}
        >
          {(rows) => (
            <List label={t.yourRuns()}>
              {rows.map((run) => (
                <ListRow
                  key={run.id}
                  title={titleOf(run.game)}
                  detail={
                    <>
                      {MODE_WORDS[run.mode]} · <RelativeTime at={run.enteredAt} now={serverNow} />
                    </>
                  }
                  trailing={trailingOf(run)}
                  link={<Link to={arcadeRunPath(run.id)} />}
                />
              ))}
            </List>
          )}
        </PagedList>
      </Panel>
    </Stack>
  );
}

type RunRow = ListArcadeRunsQuery['arcadeRuns']['edges'][number]['node'];

/** What a run came to, and what it paid. */
const trailingOf = ({ state, result, currency, isSettled }: RunRow): string => {
  if (!result) return state === 'ENDED' ? (isSettled ? STATE_WORDS.VOID : t.waiting()) : STATE_WORDS[state];
  const { value } = result.paidSum;
  const paid = value > 0 ? ` · +${formatAmount(currency, value)}` : '';
  return `${formatCount(result.score)}${paid}`;
};
