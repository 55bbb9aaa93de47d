import { Link } from 'react-router-dom';
import {
  arcadeBracketPath,
  arcadeGamePath,
  arcadePath,
  arcadeReplayPath,
} from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, type GameId } from '../../../domain/arcade/games.ts';
import { overAt } from '../../../domain/arcade/run-times.ts';
import { formatCount } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { DescriptionList, type Detail } from '../../ui/description-list.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { splintersOf } from '../../ui/worn.tsx';
import { MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { useGameFiles } from '../hooks/use-game-files.ts';
import type { Live } from '../live.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade-run-fields.gql.ts';
import { OpponentStrip } from './opponent-strip.tsx';
import { PlayerName, PlayerPicture } from './player-look.tsx';

interface RunResultProps {
  readonly game: GameId;
  readonly run: ArcadeRunFieldsFragment;
}

/** How a run ended, once the server has played it again. */
export function RunResult({ game, run }: RunResultProps) {
  const { id, state, result, contest, isSettled } = run;
  const { title } = GAMES[game];
  const again = (
    <Button asChild variant="primary">
      {run.bracketId === null ? (
        <Link to={`${arcadeGamePath(game)}?play=${game}`}>Play again</Link>
      ) : (
        <Link to={arcadeBracketPath(run.bracketId)}>To the bracket</Link>
      )}
    </Button>
  );
  if (state === 'VOID' || contest.isVoid)
    return (
      <EmptyState title="This run came to nothing" action={again}>
        {contest.seats > 1 && state !== 'VOID'
          ? 'Nobody else played, or nothing told the runs apart, or the fault was ours.'
          : 'It was not begun in time, or the fault was ours.'}{' '}
        {run.bracketId === null
          ? 'What you paid is back in your wallet.'
          : 'As long as your pair is open, you can take the ticket again.'}
      </EmptyState>
    );
  if (state === 'REFUSED')
    return (
      <Stack gap={5}>
        <EmptyState title="This run does not count" action={again}>
          Nobody can have played what came in. If that surprises you, contact support with the number {id}.
        </EmptyState>
        {isSettled && <Standings run={run} />}
      </Stack>
    );
  if (!result)
    return contest.live && !contest.isHeld ? (
      <WaitingLive game={game} run={run} live={contest.live} />
    ) : (
      <Waiting run={run} />
    );
  const { score, isTargetReached, isWon, paidSum } = result;
  const { mode, target, currency } = run;
  const isGood = isWon || (mode === 'PRACTICE' && isTargetReached);
  return (
    <Stack gap={5}>
      <Moment
        id={id}
        outcome={isGood ? 'win' : 'loss'}
        splinters={splintersOf(run.player.worn.skin)}
        title={isWon && mode !== 'PRACTICE' ? 'You won' : isTargetReached ? 'Target reached' : 'Run complete'}
        amount={score}
        format={(amount) => `${formatCount(amount)} points`}
        action={
          <Row gap={3} justify="center">
            {again}
            <Button asChild>
              <Link to={arcadeReplayPath(id)}>Watch and check it</Link>
            </Button>
          </Row>
        }
      >
        {sentenceOf(run, title)}
      </Moment>
      <DescriptionList
        items={[
          { term: 'Mode', detail: MODE_WORDS[mode] },
          { term: 'Target', detail: `${formatCount(target)} points` },
          ...ratingOf(result),
          ...(paidSum.value > 0
            ? [{ term: 'Paid to you', detail: formatAmount(currency, paidSum.value), total: true }]
            : []),
        ]}
      />
      <Standings run={run} />
    </Stack>
  );
}

interface WaitingLiveProps extends RunResultProps {
  readonly live: Live;
}

/** A run of a live battle that is in before that of the opponent. */
function WaitingLive({ game, run, live }: WaitingLiveProps) {
  const { rules } = useGameFiles(game, run.version).data ?? {};
  const { startsAt } = live;
  return (
    <Stack gap={5}>
      {rules && <OpponentStrip live={live} rules={rules} />}
      <EmptyState title="Your run is in">
        Both of you hear the result as soon as the other run is in
        {rules && startsAt !== null && (
          <>
            , in <Countdown endsAt={overAt(rules, startsAt)} now={serverNow} label="Time until it is decided" /> at the
            latest
          </>
        )}
        .
      </EmptyState>
    </Stack>
  );
}

/** A run that is in, while others play or staff look at it. */
function Waiting({ run: { contest, bracketId } }: { readonly run: ArcadeRunFieldsFragment }) {
  const { seats, taken, dueAt, isHeld } = contest;
  const left = dueAt !== null && (
    <Countdown endsAt={dueAt} now={serverNow} label={isHeld ? 'Time until it is paid' : 'Time until it is decided'} />
  );
  return (
    <EmptyState
      title={isHeld ? 'The result waits for a look' : 'Your run is in'}
      action={
        <Button asChild variant="primary">
          <Link to={bracketId === null ? arcadePath : arcadeBracketPath(bracketId)}>
            {bracketId === null ? 'All games' : 'To the bracket'}
          </Link>
        </Button>
      }
    >
      {isHeld ? (
        <>
          Staff look at a run before the cash is paid. Nothing is decided by that; it is paid in {left} at the latest.
        </>
      ) : (
        <>
          {taken} of {seats} are in. The result is told when all have played, so that nobody knows what to beat, in{' '}
          {left} at the latest.
        </>
      )}
    </EmptyState>
  );
}

/** Everybody of a contest that is decided, with what each was paid and how each played. */
function Standings({ run: { contest, currency } }: { readonly run: ArcadeRunFieldsFragment }) {
  if (contest.standings.length === 0) return null;
  return (
    <Panel title="All who played">
      <List label="All who played">
        {contest.standings.map(({ runId, player, isOwn, place, score, paidSum }) => (
          <ListRow
            key={runId}
            leading={<PlayerPicture player={player} />}
            title={
              <>
                {place === null ? '–' : place}. <PlayerName player={player} isOwn={isOwn} />
              </>
            }
            detail={score === null ? 'Did not count' : `${formatCount(score)} points`}
            trailing={paidSum.value > 0 ? `+${formatAmount(currency, paidSum.value)}` : undefined}
            link={<Link to={arcadeReplayPath(runId)} />}
          />
        ))}
      </List>
    </Panel>
  );
}

type Result = NonNullable<ArcadeRunFieldsFragment['result']>;

function ratingOf({ ratingBefore, ratingAfter }: Result): Detail[] {
  if (ratingBefore === null || ratingAfter === null) return [];
  const moved = ratingAfter - ratingBefore;
  return [{ term: 'Rating', detail: `${formatCount(ratingAfter)} (${moved < 0 ? '−' : '+'}${Math.abs(moved)})` }];
}

/** What it means, in one sentence. */
function sentenceOf({ result, mode, currency, target }: ArcadeRunFieldsFragment, title: string): string {
  if (!result) return '';
  const { beaten, rivals, place, entrants, paidSum, score, isWon } = result;
  const paid = paidSum.value;
  if (mode === 'FREE' && beaten !== null && rivals !== null)
    return `You beat ${beaten} of ${rivals} rivals, which pays ${formatAmount(currency, paid)}.`;
  if (mode === 'DAILY') return 'Your place is on the board of the day.';
  if (mode === 'BRACKET')
    return isWon ? 'The better run of the pair: you go on.' : 'The bracket says who goes on from this pair.';
  if (place !== null && entrants !== null)
    return `Place ${place} of ${entrants}${paid > 0 ? `, which pays ${formatAmount(currency, paid)}` : ''}.`;
  if (score >= target) return `${title} is played with ${formatCount(score - target)} points above the target.`;
  return `${formatCount(target - score)} points to the target.`;
}
