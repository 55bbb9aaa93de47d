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
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { MODE_WORDS, STATE_WORDS, formatAmount, titleOf } from '../arcade-words.ts';
import { ArcadeChangedDocument } from '../operations/__generated__/arcade-changed.gql.ts';
import { ListArcadeRunsDocument, type ListArcadeRunsQuery } from '../operations/__generated__/list-arcade-runs.gql.ts';
import { ReadArcadeDeskDocument } from '../operations/__generated__/read-arcade-desk.gql.ts';
import { DailyBoards } from './daily-boards.tsx';
import { Invites } from './invites.tsx';
import { Records } from './records.tsx';
import { WhoPlays } from './who-plays.tsx';

interface ArcadeDeskProps {
  /** Whether some game can be entered in free play now. */
  readonly hasFreePlay: boolean;
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
      <Loaded query={query} what="your contests and invites" skeleton={[2, 60]}>
        {({ openArcadeRun, arcadeFreeDay, arcadeInvites, arcadeBrackets, waitingArcadeRuns }) => (
          <Stack gap={4}>
            {openArcadeRun && (
              <Notice
                tone="warn"
                title={`${titleOf(openArcadeRun.game)} is open`}
                action={
                  <Button asChild size="small">
                    <Link to={arcadeRunPath(openArcadeRun.id)}>Go on</Link>
                  </Button>
                }
              >
                {openArcadeRun.state === 'BEGUN' ? 'The run is under way and counts.' : 'The run waits for its start.'}
              </Notice>
            )}
            {arcadeInvites.length > 0 && (
              <Panel title="Battles offered to you">
                <Invites invites={arcadeInvites} />
              </Panel>
            )}
            {arcadeBrackets.length > 0 && (
              <Panel title="Your brackets">
                <List label="Your brackets">
                  {arcadeBrackets.map(({ id, game, currency, entrySum, size, taken, state, dueAt, canPlay }) => (
                    <ListRow
                      key={id}
                      title={titleOf(game)}
                      detail={
                        <>
                          {state === 'OPEN' ? `${taken} of ${size} in` : canPlay ? 'Your pair is open' : 'Under way'} ·{' '}
                          {formatAmount(currency, entrySum.value)}
                        </>
                      }
                      trailing={
                        dueAt !== null && (
                          <Countdown endsAt={dueAt} now={serverNow} label="Time until it has to be full" />
                        )
                      }
                      link={<Link to={arcadeBracketPath(id)} />}
                    />
                  ))}
                </List>
              </Panel>
            )}
            {waitingArcadeRuns.length > 0 && (
              <Panel title="Waiting for others">
                <List label="Waiting for others">
                  {waitingArcadeRuns.map((run) => (
                    <ListRow
                      key={run.id}
                      title={titleOf(run.game)}
                      detail={
                        <>
                          {MODE_WORDS[run.mode]} · {run.taken} of {run.seats} in
                          {run.mode !== 'BRACKET' && ` · ${formatAmount(run.currency, run.entrySum.value)}`}
                        </>
                      }
                      trailing={
                        run.dueAt !== null && (
                          <Countdown endsAt={run.dueAt} now={serverNow} label="Time until it is decided" />
                        )
                      }
                      link={<Link to={arcadeRunPath(run.id)} />}
                    />
                  ))}
                </List>
              </Panel>
            )}
            {hasFreePlay && (
              <Panel title="Free play today">
                <Stack gap={2}>
                  <Text>
                    {arcadeFreeDay.runsLeft} of {FREE_RUNS_PER_DAY_MAX} runs left
                  </Text>
                  <Text size={14} tone="dim">
                    {formatCoins(arcadeFreeDay.netCoins)} up, {FREE_NET_PER_DAY_MAX} BC at the most. New day in{' '}
                    <Countdown endsAt={arcadeFreeDay.resetsAt} now={serverNow} label="Time until the new day" />
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
      <Panel title="Your runs">
        <PagedList
          read={runs}
          what="your runs"
          skeleton={[3, 48]}
          empty={<EmptyState title="No runs yet">Practice costs nothing. Pick a game.</EmptyState>}
        >
          {(rows) => (
            <List label="Your runs">
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
  if (!result) return state === 'ENDED' ? (isSettled ? STATE_WORDS.VOID : 'Waiting') : STATE_WORDS[state];
  const { value } = result.paidSum;
  const paid = value > 0 ? ` · +${formatAmount(currency, value)}` : '';
  return `${formatCount(result.score)}${paid}`;
};
