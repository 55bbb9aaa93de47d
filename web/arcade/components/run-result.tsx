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
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList, type Detail } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Moment } from '../../ui/figure/moment.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { splintersOf } from '../../ui/face/worn.tsx';
import { MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { useGameFiles } from '../hooks/use-game-files.ts';
import type { Live } from '../live.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import { OpponentStrip } from './opponent-strip.tsx';
import { PlayerName, PlayerPicture } from './player-look.tsx';
import * as t from '../__generated__/messages.ts';

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
        <Link to={`${arcadeGamePath(game)}?play=${game}`}>{t.playAgain()}</Link>
      ) : (
        <Link to={arcadeBracketPath(run.bracketId)}>{t.toTheBracket()}</Link>
      )}
    </Button>
  );
  if (state === 'VOID' || contest.isVoid)
    return (
      <EmptyState title={t.thisRunCameToNothing()} action={again}>
        {contest.seats > 1 && state !== 'VOID' ? t.nobodyElsePlayedOrNothingTold() : t.itWasNotBegunInTime()}{' '}
        {run.bracketId === null ? t.whatYouPaidIsBack() : t.asLongAsYourPairIsOpen()}
      </EmptyState>
    );
  if (state === 'REFUSED')
    return (
      <Stack gap={5}>
        <EmptyState title={t.thisRunDoesNotCount()} action={again}>
          {t.nobodyCanHavePlayedWhatCame({ id })}
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
        title={isWon && mode !== 'PRACTICE' ? t.youWon() : isTargetReached ? t.targetReached() : t.runComplete()}
        amount={score}
        format={(amount) => t.scorePoints({ score: formatCount(amount) })}
        action={
          <Row gap={3} justify="center">
            {again}
            <Button asChild>
              <Link to={arcadeReplayPath(id)}>{t.watchAndCheck()}</Link>
            </Button>
          </Row>
        }
      >
        {sentenceOf(run, title)}
      </Moment>
      <DescriptionList
        items={[
          { term: t.mode(), detail: MODE_WORDS[mode] },
          { term: t.target(), detail: t.targetPoints({ target: formatCount(target) }) },
          ...ratingOf(result),
          ...(paidSum.value > 0
            ? [{ term: t.paidToYou(), detail: formatAmount(currency, paidSum.value), total: true }]
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
      <EmptyState title={t.yourRunIsIn()}>
        {rules && startsAt !== null
          ? t.bothOfYouHearTheResultIn({
              countdown: (
                <Countdown endsAt={overAt(rules, startsAt)} now={serverNow} label={t.timeUntilItIsDecided()} />
              ),
            })
          : t.bothOfYouHearTheResult()}
      </EmptyState>
    </Stack>
  );
}

/** A run that is in, while others play or staff look at it. */
function Waiting({ run: { contest, bracketId } }: { readonly run: ArcadeRunFieldsFragment }) {
  const { seats, taken, dueAt, isHeld } = contest;
  const left = dueAt !== null && (
    <Countdown endsAt={dueAt} now={serverNow} label={isHeld ? t.timeUntilItIsPaid() : t.timeUntilItIsDecided()} />
  );
  return (
    <EmptyState
      title={isHeld ? t.theResultWaitsForALook() : t.yourRunIsIn()}
      action={
        <Button asChild variant="primary">
          <Link to={bracketId === null ? arcadePath : arcadeBracketPath(bracketId)}>
            {bracketId === null ? t.allGames2() : t.toTheBracket()}
          </Link>
        </Button>
      }
    >
      {isHeld
        ? t.staffLookAtARunBefore({ countdown: left })
        : t.takenOfSeatsAreInTheResult({ taken, seats, countdown: left })}
    </EmptyState>
  );
}

/** Everybody of a contest that is decided, with what each was paid and how each played. */
function Standings({ run: { contest, currency } }: { readonly run: ArcadeRunFieldsFragment }) {
  if (contest.standings.length === 0) return null;
  return (
    <Panel title={t.allWhoPlayed()}>
      <List label={t.allWhoPlayed()}>
        {contest.standings.map(({ runId, player, isOwn, place, score, paidSum }) => (
          <ListRow
            key={runId}
            leading={<PlayerPicture player={player} />}
            title={
              <>
                {place === null ? '–' : place}. <PlayerName player={player} isOwn={isOwn} />
              </>
            }
            detail={score === null ? t.didNotCount() : t.scorePoints({ score: formatCount(score) })}
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
  return [{ term: t.rating(), detail: `${formatCount(ratingAfter)} (${moved < 0 ? '−' : '+'}${Math.abs(moved)})` }];
}

/** What it means, in one sentence. */
function sentenceOf({ result, mode, currency, target }: ArcadeRunFieldsFragment, title: string): string {
  if (!result) return '';
  const { beaten, rivals, place, entrants, paidSum, score, isWon } = result;
  const paid = paidSum.value;
  if (mode === 'FREE' && beaten !== null && rivals !== null)
    return t.youBeatRivals({ beaten, rivals, amount: formatAmount(currency, paid) });
  if (mode === 'DAILY') return t.yourPlaceIsOnTheBoard();
  if (mode === 'BRACKET') return isWon ? t.theBetterRunOfThePair() : t.theBracketSaysWhoGoes();
  if (place !== null && entrants !== null)
    return paid > 0
      ? t.placeOfEntrantsPays({ place, entrants, amount: formatAmount(currency, paid) })
      : t.yourPlaceOfEntrants({ place, entrants });
  if (score >= target) return t.pointsAboveTheTarget({ title, points: formatCount(score - target) });
  return t.pointsToTheTarget({ points: formatCount(target - score) });
}
