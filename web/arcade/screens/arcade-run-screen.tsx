import { useQuery } from '@apollo/client/react';
import { Suspense, useCallback, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { arcadeReplayPath } from '../../../domain/arcade/arcade.paths.ts';
import { type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { refetchShown, refreshWallet } from '../../data/refetch-shown.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { fetchSoon, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { titleOf } from '../arcade-words.ts';
import { PAGE_CLOCK } from '../clock.ts';
import { BackToGame } from '../components/back-to-game.tsx';
import { LivePlay } from '../components/live-play.tsx';
import { Ticket } from '../components/ticket.tsx';
import { useGameFiles } from '../hooks/use-game-files.ts';
import { forgetInputs } from '../kept-inputs.ts';
import {
  ArcadeChangedDocument,
  type ArcadeRunFieldsFragment,
  ReadArcadeRunDocument,
} from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

// A run comes before its result.
const RunResult = lazyPart(async () => (await import('../components/run-result.tsx')).RunResult);
fetchSoon(RunResult.fetch);

/** The server ends a run that was not handed in whole by its clock; the answer is there a moment later. */
const AFTER_END_MS = 2 * SECOND;

/** /arcade/run/:id: a run from its ticket to its result (AR-04). */
export function ArcadeRunScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadArcadeRunDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { client, refetch } = query;
  const run = query.data?.arcadeRun;
  const refresh = useCallback((): void => void refetch().catch(() => undefined), [refetch]);
  useLiveRefresh(ArcadeChangedDocument, refresh);

  const endsAt = run?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null) return undefined;
    return PAGE_CLOCK.after(Math.max(0, endsAt - serverNow()) + AFTER_END_MS, refresh);
  }, [endsAt, refresh]);
  const isOver = run !== undefined && run !== null && run.state !== 'ENTERED' && run.state !== 'BEGUN';
  useEffect(() => {
    if (!isOver) return;
    forgetInputs(id);
    void refreshWallet(client);
    void refetchShown(client, ['ReadMissions']);
  }, [isOver, id, client]);

  return (
    <Page
      title={run ? titleOf(run.game) : t.run()}
      width="narrow"
      {...(run?.state !== 'BEGUN' && { back: <BackToGame game={run?.game} /> })}
    >
      <Loaded query={{ ...query, data: run }} what={t.theRun()} skeleton={[3, 120]}>
        {(found) =>
          !found.isOwn ? (
            <Navigate to={arcadeReplayPath(found.id)} replace />
          ) : (
            isGameId(found.game) &&
            (isOver ? (
              <Suspense fallback={<SkeletonBlock height={320} shape="card" />}>
                <RunResult game={found.game} run={found} />
              </Suspense>
            ) : (
              <OpenRun key={found.id} game={found.game} run={found} onOver={refresh} />
            ))
          )
        }
      </Loaded>
    </Page>
  );
}

interface OpenRunProps {
  readonly game: GameId;
  readonly run: ArcadeRunFieldsFragment;
  readonly onOver: () => void;
}

/** The ticket, or the board: rules and board are fetched before anything counts. */
const OpenRun = ({ game, run, onOver }: OpenRunProps) => (
  <Loaded query={useGameFiles(game, run.version)} what={t.theGame()} skeleton={[1, 400]}>
    {(files) => {
      if (!files.rules)
        return (
          <Notice
            tone="warn"
            title={t.thisGameHasNewRules()}
            action={<Button onClick={() => location.reload()}>{t.loadThePageAgain()}</Button>}
          >
            {t.thisPageIsOlderThanThey()}
          </Notice>
        );
      return run.state === 'ENTERED' ? (
        <Ticket run={run} files={files} />
      ) : (
        <LivePlay game={game} run={run} rules={files.rules} board={files.board} onOver={onOver} />
      );
    }}
  </Loaded>
);
