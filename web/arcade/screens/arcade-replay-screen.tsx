import { skipToken, useQuery } from '@apollo/client/react';
import { Link2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { arcadeReplayPath, arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import { type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useCopyLink } from '../../parts/use-copy-link.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { WornTitle } from '../../ui/face/worn.tsx';
import { titleOf } from '../arcade-words.ts';
import type { Board } from '../board.ts';
import { checkRun } from '../check-run.ts';
import { BackToGame } from '../components/back-to-game.tsx';
import { ReplayEnd } from '../components/replay-end.tsx';
import { PlayerPicture } from '../components/player-look.tsx';
import { type Beside, ReplayPlayer } from '../components/replay-player.tsx';
import { RunDate } from '../components/run-date.tsx';
import { RunProof } from '../components/run-proof.tsx';
import { useGameFiles } from '../hooks/use-game-files.ts';
import { type ArcadeRunFieldsFragment, ReadArcadeRunDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

// For staff.
const RunReview = lazyPart(async () => (await import('../components/run-review.tsx')).RunReview);

/** /arcade/run/:id/replay: a run to be watched and checked, by all who see it; staff see what they judge it by. */
export function ArcadeReplayScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadArcadeRunDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const read = query.data?.arcadeRun;
  return (
    <Page
      title={read ? t.gameWatchedAgain({ game: titleOf(read.game) }) : t.runWatchedAgain()}
      subtitle={read && <Player run={read} />}
      width="narrow"
      back={read ? <BackFrom run={read} /> : <BackToGame />}
      actions={read?.isShared && <ShareRun id={read.id} />}
    >
      <Loaded query={{ ...query, data: read }} what={t.theRun()} skeleton={[2, 240]}>
        {(run) =>
          isGameId(run.game) &&
          (run.result || run.review ? (
            <Recorded game={run.game} run={run} />
          ) : (
            <EmptyState title={t.thereIsNothingToWatchYet()}>{t.aRunCanBeWatchedOnce()}</EmptyState>
          ))
        }
      </Loaded>
    </Page>
  );
}

interface RunProps {
  readonly run: ArcadeRunFieldsFragment;
}

const Player = ({ run: { player, isOwn } }: RunProps) => (
  <Row as="span" gap={2}>
    <PlayerPicture player={player} size={28} />
    <span>{isOwn ? t.playedByYou() : t.theRunOfUsername({ username: player.username })}</span>
    <WornTitle title={player.worn.title} />
  </Row>
);

/** To the caller's own run in the contest of a run that is watched; to the game where there is none. */
function BackFrom({ run: { id, game, isOwn, contest } }: RunProps) {
  const ownId = isOwn ? id : contest.standings.find((one) => one.isOwn)?.runId;
  return ownId === undefined ? <BackToGame game={game} /> : <Link to={arcadeRunPath(ownId)}>{t.yourRun()}</Link>;
}

function ShareRun({ id }: { readonly id: string }) {
  const copy = useCopyLink();
  return (
    <Button
      icon={<Link2 aria-hidden />}
      onClick={() => void copy(arcadeReplayPath(id), t.everybodyWhoIsSignedInAndSees())}
    >
      {t.share()}
    </Button>
  );
}

interface RecordedProps extends RunProps {
  readonly game: GameId;
}

const Recorded = ({ game, run }: RecordedProps) => (
  <Loaded query={useGameFiles(game, run.version)} what={t.theGame()} skeleton={[2, 240]}>
    {({ rules, board }) =>
      rules ? (
        <Checked game={game} run={run} rules={rules} board={board} />
      ) : (
        <Notice tone="warn" title={t.thisPageIsOlderThanTheRules()}>
          {t.loadItAgainToWatchTheRun()}
        </Notice>
      )
    }
  </Loaded>
);

interface CheckedProps extends RecordedProps {
  readonly rules: Game;
  readonly board: Board;
}

function Checked({ game, run, rules, board }: CheckedProps) {
  const check = useMemo(() => checkRun(rules, run), [rules, run]);
  const [besideId, setBesideId] = useState<string | null>(null);
  const others = run.contest.standings.filter(({ runId, score }) => runId !== run.id && score !== null);
  // The board of a day has no standings here; whoever comes from it brings the run that stands beside.
  const ownId = useSearchParams()[0].get('own');
  const choices = [
    ...others.map(({ runId, player, isOwn }) => ({
      value: runId,
      label: isOwn ? t.yourRun() : t.theRunOfUsername({ username: player.username }),
    })),
    ...(ownId !== null && run.mode === 'DAILY' && !run.isOwn ? [{ value: ownId, label: t.yourRun() }] : []),
  ];
  const beside = useBeside(rules, besideId);
  return (
    <>
      {choices.length > 0 && (
        <Select
          label={t.besideIt()}
          value={besideId ?? ''}
          onChange={({ target }) => setBesideId(target.value || null)}
          options={[{ value: '', label: t.nobody() }, ...choices]}
        />
      )}
      {check.isCourseWhole && check.inputs && (
        <ReplayPlayer
          game={game}
          rules={rules}
          board={board}
          secrets={check.secrets}
          inputs={check.inputs}
          beside={beside.shown}
          end={<ReplayEnd run={run} />}
        />
      )}
      <Failed failure={beside.failure} />
      {run.review && (
        <Suspense>
          <RunReview run={run} signs={run.review.signs} rules={rules} check={check} />
        </Suspense>
      )}
      <Panel title={t.proof()}>
        <RunProof run={run} check={check} />
        {run.mode !== 'PRACTICE' && <RunDate run={run} />}
      </Panel>
    </>
  );
}

/** Another run of the same course, once it is there and its course holds. */
function useBeside(rules: Game, id: string | null): { shown: Beside | undefined; failure: Failure | null } {
  const { data, error } = useQuery(ReadArcadeRunDocument, id === null ? skipToken : { variables: { id } });
  const run = data?.arcadeRun;
  const shown = useMemo(() => {
    if (!run) return undefined;
    const { isCourseWhole, secrets, inputs } = checkRun(rules, run);
    const name = run.isOwn ? t.yourRun() : run.player.username;
    return isCourseWhole && inputs ? { name, secrets, inputs } : undefined;
  }, [rules, run]);
  return { shown: id === null ? undefined : shown, failure: error ? failureOf(error) : null };
}
