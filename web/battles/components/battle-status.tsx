import { battleBadge, battleListBadge } from '../../format/battle-words.ts';
import { Badge } from '../../ui/face/badge.tsx';
import type { BattleRowFragment } from '../operations/__generated__/battle.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';

/** Where a battle of a list stands, and for whom it is where that is not everybody (BG-07). */
export function BattleStatus({ battle }: { readonly battle: BattleRowFragment }) {
  const { status, privacy } = battle;
  const listed = battleListBadge(status);
  const own = battleBadge(battle);
  return (
    <>
      <Badge tone={listed.tone} live={status === 'ACTIVE'}>
        {listed.word}
      </Badge>
      {status === 'DISPUTED' && <Badge tone={own.tone}>{own.word}</Badge>}
      {privacy !== 'PUBLIC' && <Badge>{PRIVACY_WORDS[privacy]}</Badge>}
    </>
  );
}
