import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import type { PresenceStatus } from '../../data/__generated__/schema-types.ts';
import { tierOf } from '../../format/tier.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Won, frameOf } from '../../ui/face/worn.tsx';
import { type Contender, VersusStage } from '../../ui/face/versus-stage.tsx';
import { viewerIdOf } from '../battle-state.ts';
import type { BattleDetailFragment, BattleRowFragment } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

interface BattleStageProps {
  /** What a list knows of a battle is enough; its page knows how strong the players are. */
  readonly battle: BattleRowFragment | BattleDetailFragment;
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  /** Whether it heads the page; in a dialog it does not. */
  readonly isHead?: boolean;
  /** Whether the player whom the viewer meets is here; null where that is not told. */
  readonly presence?: PresenceStatus | null;
}

/** Who meets whom for how much, and what is to be done: the head of the challenge page (CH-05, CH-06). */
export function BattleStage({ battle, state, action, isHead = false, presence = null }: BattleStageProps) {
  const { creator, opponent } = battle;
  const result = 'viewerResult' in battle ? battle.viewerResult : null;
  return (
    <VersusStage
      label={
        opponent
          ? t.creatorAgainstOpponent({ creator: creator.username, opponent: opponent.username })
          : t.creatorAgainstAnOpenSeat({ creator: creator.username })
      }
      gameId={battle.game.toLowerCase()}
      seed={battle.id}
      host={contenderOf(battle, creator, presence)}
      guest={opponent && contenderOf(battle, opponent, presence)}
      prizeLabel={t.prizePool()}
      prize={<Money cents={battle.poolCents} />}
      prizeNote={t.stakeEachPlusFee({
        stake: <Money cents={battle.stakeCents} />,
        fee: <Money cents={battle.feeCents} />,
      })}
      tone={result === null ? undefined : result === 'WIN' ? 'win' : 'loss'}
      state={state}
      action={action}
      isHead={isHead}
    />
  );
}

/** Only the page of a battle asks for it, where the result stands. */
const skinOf = ({ creator, opponent }: BattleDetailFragment, playerId: string): string | null =>
  (creator.id === playerId ? creator : opponent)?.worn.skin ?? null;

const PRESENCE = {
  ONLINE: { presence: 'online', words: t.hereNow() },
  AWAY: { presence: 'away', words: t.awayNow() },
  OFFLINE: { presence: 'offline', words: t.notHereNow() },
} as const;

function contenderOf(
  battle: BattleStageProps['battle'],
  player: BattleRowFragment['creator'],
  opponentPresence: PresenceStatus | null,
): Contender {
  const face = {
    id: player.id,
    src: player.avatarUrl,
    frame: frameOf(player.worn.frame),
    title: player.worn.title,
  };
  if (!('standings' in battle)) return { ...face, name: player.username };
  const standing = battle.standings.find(({ playerId }) => playerId === player.id);
  const viewerId = viewerIdOf(battle);
  const here = opponentPresence !== null && viewerId !== player.id ? PRESENCE[opponentPresence] : null;
  const facts = [
    ...(here ? [here.words] : []),
    ...(standing && standing.called > 0 ? [t.showsUp({ shown: standing.shown, called: standing.called })] : []),
  ];
  return {
    ...face,
    name: <Link to={playerPath(player.username)}>{player.username}</Link>,
    tier: tierOf(standing?.rankBadge),
    ...(standing && { rating: standing.rating, form: standing.form.map((one) => (one === 'WIN' ? 'win' : 'loss')) }),
    facts,
    ...(here && { presence: here.presence }),
    ...(battle.winnerId === player.id
      ? { note: <Won skin={skinOf(battle, player.id)} /> }
      : viewerId === player.id && { note: <Badge>{t.you()}</Badge> }),
  };
}
