import { Link, useViewTransitionState } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ContestRow } from '../../ui/contest-row.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { prefersStill } from '../../ui/motion.ts';
import type { Tone } from '../../ui/tokens.ts';
import { STAGE_TRANSITION } from '../../ui/face/versus-stage.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { listWordOf } from '../battle-state.ts';
import { mayJoin } from '../may-join.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';
import * as t from '../__generated__/messages.ts';

const toneOf = (status: BattleRowFragment['status']): Tone =>
  status === 'ACTIVE' ? 'ember' : status === 'WAITING' ? 'info' : 'neutral';

interface BattleContestProps {
  readonly battle: BattleRowFragment;
  readonly viewerId: string | null;
  readonly onJoin: (battleId: string) => void;
}

/** A battle in a list: who plays what, what can be won, what it costs, how long it is open, and the way in. */
export function BattleContest({ battle, viewerId, onJoin }: BattleContestProps) {
  const { id, title, status, creator, opponent, createdAt, endsAt } = battle;
  const path = challengePath(id);
  const terms = { game: battle.gameTitle, mode: battle.gameMode };
  const isBecomingStage = useViewTransitionState(path);
  return (
    <ContestRow
      title={title}
      link={<Link to={path} viewTransition={!prefersStill()} />}
      transitionName={isBecomingStage ? STAGE_TRANSITION : undefined}
      gameId={battle.game.toLowerCase()}
      seed={id}
      host={{ id: creator.id, src: creator.avatarUrl }}
      guest={opponent && { id: opponent.id, src: opponent.avatarUrl }}
      status={
        <>
          <Badge tone={toneOf(status)} live={status === 'ACTIVE'}>
            {listWordOf(status)}
          </Badge>
          {status === 'DISPUTED' && <Badge tone="warn">{t.underReview()}</Badge>}
          {battle.privacy !== 'PUBLIC' && <Badge>{PRIVACY_WORDS[battle.privacy]}</Badge>}
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
      action={mayJoin(battle, viewerId) ? <Button onClick={() => onJoin(id)}>{t.joinBattle()}</Button> : undefined}
    />
  );
}
