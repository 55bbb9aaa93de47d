import { Link, useViewTransitionState } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ContestRow } from '../../ui/contest-row.tsx';
import { Money } from '../../ui/money.tsx';
import { prefersStill } from '../../ui/motion.ts';
import { STAGE_TRANSITION } from '../../ui/versus-stage.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { listWordOf } from '../battle-state.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle-row.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';

const TONES = { Live: 'ember', 'Starting Soon': 'info', Scheduled: 'neutral' } as const;

/** Whether the seat is free for this player, as far as the list tells; the server decides. */
export const mayJoin = (battle: BattleRowFragment, viewerId: string | null): boolean =>
  battle.status === 'WAITING' && battle.opponent === null && viewerId !== null && battle.creator.id !== viewerId;

interface BattleContestProps {
  readonly battle: BattleRowFragment;
  readonly viewerId: string | null;
  readonly onJoin: (battleId: string) => void;
}

/** A battle in a list: who plays what, what can be won, what it costs, how long it is open, and the way in. */
export function BattleContest({ battle, viewerId, onJoin }: BattleContestProps) {
  const { id, title, status, creator, opponent, createdAt, endsAt } = battle;
  const word = listWordOf(status);
  const path = challengePath(id);
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
          <Badge tone={TONES[word]} live={status === 'ACTIVE'}>
            {word}
          </Badge>
          {status === 'DISPUTED' && <Badge tone="warn">Under Review</Badge>}
          {battle.privacy !== 'PUBLIC' && <Badge>{PRIVACY_WORDS[battle.privacy]}</Badge>}
        </>
      }
      detail={
        <>
          {battle.gameTitle} · {battle.gameMode} · {creator.username} vs {opponent?.username ?? 'open seat'}
        </>
      }
      prize={
        <>
          <VisuallyHidden>Pool </VisuallyHidden>
          <Money cents={battle.poolCents} />
        </>
      }
      cost={
        <>
          Stake <Money cents={battle.stakeCents} />
          <br />
          Fee <Money cents={battle.feeCents} />
        </>
      }
      time={endsAt === null ? null : { startsAt: createdAt, endsAt, now: serverNow }}
      action={mayJoin(battle, viewerId) ? <Button onClick={() => onJoin(id)}>Join Battle</Button> : undefined}
    />
  );
}
