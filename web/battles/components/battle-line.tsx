import type { ReactElement, ReactNode } from 'react';
import { stepWords } from '../../format/contest-words.ts';
import { formatCount } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { ContestLine } from '../../ui/contest-line.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { clockOf } from '../battle-clock.ts';
import { formatMoment } from '../moment.ts';
import type { BattleRowFragment, StepWordsFragment } from '../operations/__generated__/battle.gql.ts';
import { BattleStatus } from './battle-status.tsx';
import * as t from '../__generated__/messages.ts';

/** What a list knows of a battle; of the viewer's own also what comes next. */
export type ListedBattle = BattleRowFragment & { readonly nextStep?: StepWordsFragment };

interface BattleLineProps {
  readonly battle: ListedBattle;
  readonly link: ReactElement;
  readonly transitionName: string | undefined;
  /** Null where the seat is not free for the viewer. */
  readonly onJoin: (() => void) | null;
}

const hidden = (inside: ReactNode) => <VisuallyHidden>{inside}</VisuallyHidden>;
const dim = { color: 'var(--text-dim)', fontWeight: 400, fontSize: 'var(--size-12)' } as const;

/** A battle in a list on a phone: face, name, rating, game, what it costs and brings, its one clock, and the way in. */
export function BattleLine({ battle, link, transitionName, onJoin }: BattleLineProps) {
  const { title, status, creator, creatorRating, opponent, gameTitle, gameMode } = battle;
  const names = { creator: <bdi key="creator">{creator.username}</bdi> };
  const isQuiet = status === 'WAITING' && battle.privacy === 'PUBLIC';
  return (
    <ContestLine
      title={title}
      link={link}
      transitionName={transitionName}
      host={{ id: creator.id, src: creator.avatarUrl }}
      who={
        <>
          {opponent === null
            ? t.lineOpenSeat({ ...names, hidden })
            : t.lineVersus({ ...names, opponent: <bdi key="opponent">{opponent.username}</bdi> })}
          {opponent === null && creatorRating !== null && (
            <span css={dim}> {t.lineRating({ rating: formatCount(creatorRating), hidden })}</span>
          )}
        </>
      }
      game={<>{t.lineGame({ game: gameTitle, mode: gameMode, hidden })} · </>}
      sums={
        <>
          <span css={dim}>{t.lineStake({ stake: <Money key="stake" cents={battle.stakeCents} />, hidden })}</span>
          <span aria-hidden="true"> → </span>
          <strong>{t.linePool({ pool: <Money key="pool" cents={battle.poolCents} />, hidden })}</strong>
          <VisuallyHidden> {t.feeMoney({ money: <Money cents={battle.feeCents} /> })}</VisuallyHidden>
        </>
      }
      clock={
        <>
          {battle.nextStep && (
            <>
              <StepClock step={battle.nextStep} title={title} />{' '}
            </>
          )}
          {isQuiet ? (
            <VisuallyHidden>
              <BattleStatus battle={battle} />
            </VisuallyHidden>
          ) : (
            <>
              <BattleStatus battle={battle} />{' '}
            </>
          )}
          {!battle.nextStep && <Clock battle={battle} />}
        </>
      }
      action={
        onJoin === null ? undefined : (
          <Button size="small" aria-label={t.joinBattle()} onClick={onJoin}>
            {t.lineJoin()}
          </Button>
        )
      }
    />
  );
}

/** What comes next in a battle of the viewer, and until when. */
function StepClock({ step, title }: { readonly step: StepWordsFragment; readonly title: string }) {
  return (
    <>
      <strong>
        <bdi>{stepWords(step)}</bdi>
      </strong>
      {step.until !== null && (
        <>
          {' '}
          <Countdown endsAt={step.until} now={serverNow} label={t.timeLeftOf({ title })} />
        </>
      )}
    </>
  );
}

function Clock({ battle }: { readonly battle: BattleRowFragment }) {
  const { title, endsAt } = battle;
  const key = clockOf(battle);
  if (key === null || endsAt === null) return null;
  const clock = <Countdown key="clock" endsAt={endsAt} now={serverNow} label={t.timeLeftOf({ title })} />;
  const words = { time: formatMoment(endsAt), clock };
  switch (key) {
    case 'openUntil':
      return t.clockOpenUntil(words);
    case 'startsIn':
      return t.clockStartsIn({ clock });
    case 'playUntil':
      return t.clockPlayUntil(words);
    case 'reportBy':
      return t.clockReportBy(words);
  }
}
