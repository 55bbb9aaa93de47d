import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import type { RunningContestKind } from '../../data/__generated__/schema-types.ts';
import { standingWords, termsWords } from '../../format/contest-words.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useIsBefore } from '../../live/use-is-before.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Button } from '../../ui/form/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { usePhone } from '../../ui/use-media.ts';
import {
  type RunningContestsQuery,
  RunningContestsDocument,
  RunningContestsChangedDocument,
} from '../operations/__generated__/running.gql.ts';
import * as t from '../__generated__/messages.ts';

const KIND_WORDS: Readonly<Record<RunningContestKind, string>> = {
  BATTLE: t.battle(),
  TEAM_BATTLE: t.teamBattle(),
  TOURNAMENT: t.tournamentMatch(),
  ARCADE: t.arcade(),
};

type Contest = RunningContestsQuery['runningContests'][number];

const art = css({ flex: 'none', width: 72 });
const end = css({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

/** What the player is in the middle of, or is called to; whether its place is not known yet though there is some. */
export function useRunningContests() {
  const query = useQuery(RunningContestsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLiveRefresh(RunningContestsChangedDocument, () => void query.refetch().catch(() => undefined));
  // Somebody whose money is held has contests here.
  const isPlaying = (useViewer()?.wallet.heldCents ?? 0) > 0;
  // Its list is drawn as late as this: see `Loaded`.
  const isAwaited = useDeferredValue(isPlaying && query.data === undefined && query.error === undefined);
  return { query, isPlaying, isAwaited };
}

/** The first thing on the home of whoever plays: each contest with what comes next in it, what is due first above. */
export function RunningContests({ running }: { readonly running: ReturnType<typeof useRunningContests> }) {
  const { query, isPlaying } = running;
  return (
    <Loaded
      query={{ ...query, data: query.data?.runningContests }}
      what={t.yourRunningContestsToLoad()}
      skeleton={isPlaying ? [2, 72] : null}
      isEmpty={(contests) => contests.length === 0}
      empty={null}
    >
      {(contests) => (
        <Panel
          title={t.yourRunningContests()}
          aside={<Link to={battlegroundsPath('live-battles')}>{t.battleHub()}</Link>}
        >
          <DueSoon contest={contests.find(({ tone }) => tone === 'URGENT' || tone === 'TURN')} />
          <List label={t.yourRunningContests()}>
            {contests.map(({ kind, id, game, title, dueAt, path, tone, ...said }) => (
              <ListRow
                key={`${kind} ${id}`}
                leading={
                  <span css={art}>
                    <GameArt gameId={game} seed={id} ratio={16 / 10} />
                  </span>
                }
                title={<bdi>{title}</bdi>}
                detail={`${KIND_WORDS[kind]} · ${termsWords(said)}`}
                trailing={
                  <span css={end}>
                    <Text as="span" size={14} weight={600} tone={tone === 'URGENT' ? 'warn' : 'plain'}>
                      <bdi>{standingWords(said)}</bdi>
                    </Text>
                    {dueAt !== null && (
                      <Text as="span" size={14} tone="dim">
                        <Countdown endsAt={dueAt} now={serverNow} />
                      </Text>
                    )}
                  </span>
                }
                link={<Link to={path} />}
              />
            ))}
          </List>
        </Panel>
      )}
    </Loaded>
  );
}

/** So near its end the next step of a contest stays in sight on a phone. */
const SOON = 30 * MINUTE;

/** The way to the contest that waits for the player and is due first. */
function DueSoon({ contest }: { readonly contest: Contest | undefined }) {
  const dueAt = contest?.dueAt ?? null;
  const isEarly = useIsBefore(dueAt === null ? null : dueAt - SOON);
  const isPhone = usePhone();
  if (!contest || dueAt === null || isEarly || !isPhone) return null;
  return (
    <StickyAction>
      <Button variant="primary" asChild>
        <Link to={contest.path}>
          <bdi>{standingWords(contest)}</bdi> <Countdown endsAt={dueAt} now={serverNow} />
        </Link>
      </Button>
    </StickyAction>
  );
}
