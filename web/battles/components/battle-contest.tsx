import { Link, useViewTransitionState } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { stepWords } from '../../format/contest-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { ContestRow } from '../../ui/contest-row.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { prefersStill } from '../../ui/motion.ts';
import { STAGE_TRANSITION } from '../../ui/face/versus-stage.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { usePhone } from '../../ui/use-media.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { mayJoin } from '../may-join.ts';
import { type ListedBattle, BattleLine } from './battle-line.tsx';
import { BattleStatus } from './battle-status.tsx';
import * as t from '../__generated__/messages.ts';

interface BattleContestProps {
  readonly battle: ListedBattle;
  readonly viewerId: string | null;
  readonly onJoin: (battleId: string) => void;
}

/** A battle in a list: who plays what, what can be won, what it costs, how long it is open, and the way in. */
export function BattleContest({ battle, viewerId, onJoin }: BattleContestProps) {
  const { id, title, creator, opponent, createdAt, nextStep } = battle;
  const endsAt = nextStep ? nextStep.until : battle.endsAt;
  const path = challengePath(id);
  const terms = { game: battle.gameTitle, mode: battle.gameMode };
  const transitionName = useViewTransitionState(path) ? STAGE_TRANSITION : undefined;
  const link = <Link to={path} viewTransition={!prefersStill()} />;
  const isFree = mayJoin(battle, viewerId);
  const isPhone = usePhone();
  if (isPhone)
    return (
      <BattleLine
        battle={battle}
        link={link}
        transitionName={transitionName}
        onJoin={isFree ? () => onJoin(id) : null}
      />
    );
  return (
    <ContestRow
      title={title}
      link={link}
      transitionName={transitionName}
      gameId={battle.game.toLowerCase()}
      seed={id}
      host={{ id: creator.id, src: creator.avatarUrl }}
      guest={opponent && { id: opponent.id, src: opponent.avatarUrl }}
      status={
        <>
          <BattleStatus battle={battle} />
          {nextStep && (
            <Text as="span" size={14} weight={600}>
              <bdi>{stepWords(nextStep)}</bdi>
            </Text>
          )}
        </>
      }
      detail={
        opponent
          ? t.creatorVsOpponent({ ...terms, creator: creator.username, opponent: opponent.username })
          : t.creatorVsOpenSeat({ ...terms, creator: creator.username })
      }
      prize={
        <>
          <VisuallyHidden>{t.pool()} </VisuallyHidden>
          <Money cents={battle.poolCents} />
        </>
      }
      cost={
        <>
          {t.stakeMoney({ money: <Money cents={battle.stakeCents} /> })}
          <br />
          {t.feeMoney({ money: <Money cents={battle.feeCents} /> })}
        </>
      }
      time={endsAt === null ? null : { startsAt: createdAt, endsAt, now: serverNow }}
      action={isFree ? <Button onClick={() => onJoin(id)}>{t.joinBattle()}</Button> : undefined}
    />
  );
}
