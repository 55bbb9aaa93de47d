import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import { GAMES, type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Board } from '../board.ts';
import { checkRun } from '../check-run.ts';
import { type Beside, ReplayPlayer } from '../components/replay-player.tsx';
import { RunProof } from '../components/run-proof.tsx';
import { useGameFiles } from '../hooks/use-game-files.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade-run-fields.gql.ts';
import { ReadArcadeRunDocument } from '../operations/__generated__/read-arcade-run.gql.ts';

/** /arcade/run/:id/replay: a run to be watched and checked by whoever played it, and by those who met it. */
export function ArcadeReplayScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadArcadeRunDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.arcadeRun }} what="the run" skeleton={[2, 240]}>
      {(run) =>
        isGameId(run.game) && (
          <Page
            title={`${GAMES[run.game].title}, watched again`}
            {...(!run.isOwn && { subtitle: `The run of ${run.player.username}` })}
            width="narrow"
            back={<Link to={arcadeRunPath(ownRunOf(run))}>Your run</Link>}
          >
            {run.result ? (
              <Recorded game={run.game} run={run} />
            ) : (
              <EmptyState title="There is nothing to watch yet">A run can be watched once it is decided.</EmptyState>
            )}
          </Page>
        )
      }
    </Loaded>
  );
}

/** The caller's own run in the contest of a run that is watched. */
const ownRunOf = ({ id, contest }: ArcadeRunFieldsFragment): string =>
  contest.standings.find(({ isOwn }) => isOwn)?.runId ?? id;

interface RecordedProps {
  readonly game: GameId;
  readonly run: ArcadeRunFieldsFragment;
}

const Recorded = ({ game, run }: RecordedProps) => (
  <Loaded query={useGameFiles(game, run.version)} what="the game" skeleton={[2, 240]}>
    {({ rules, board }) =>
      rules ? (
        <Checked game={game} run={run} rules={rules} board={board} />
      ) : (
        <Notice tone="warn" title="This page is older than the rules">
          Load it again to watch the run.
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
  const beside = useBeside(rules, besideId);
  return (
    <>
      {others.length > 0 && (
        <Select
          label="Beside it"
          value={besideId ?? ''}
          onChange={({ target }) => setBesideId(target.value || null)}
          options={[
            { value: '', label: 'Nobody' },
            ...others.map(({ runId, player, isOwn }) => ({
              value: runId,
              label: isOwn ? 'Your run' : `The run of ${player.username}`,
            })),
          ]}
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
        />
      )}
      <Failed failure={beside.failure} />
      <Panel title="Proof">
        <RunProof run={run} check={check} />
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
    const name = run.isOwn ? 'Your run' : run.player.username;
    return isCourseWhole && inputs ? { name, secrets, inputs } : undefined;
  }, [rules, run]);
  return { shown: id === null ? undefined : shown, failure: error ? failureOf(error) : null };
}
