import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { formatCents } from '../../format/format.ts';
import { useShareLink } from '../../parts/use-share-link.ts';
import { Button } from '../../ui/form/button.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Hands on the way to the free seat: with its code, where the battle is for those who have one. */
export function InviteOpponent({ battle }: { readonly battle: BattleDetailFragment }) {
  const share = useShareLink();
  const { id, inviteCode, gameTitle, stakeCents } = battle;
  const words = t.playMeInGameForStake({ game: gameTitle, stake: formatCents(stakeCents) });
  return (
    <StickyAction>
      <Button variant="primary" size="large" onClick={() => void share(challengePath(id, inviteCode), words)}>
        {t.inviteAnOpponent()}
      </Button>
    </StickyAction>
  );
}
