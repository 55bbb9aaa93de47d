import { Badge } from '../../ui/face/badge.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { listWordOf } from '../battle-state.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';
import * as t from '../__generated__/messages.ts';

const toneOf = (status: BattleRowFragment['status']): Tone =>
  status === 'ACTIVE' ? 'ember' : status === 'WAITING' ? 'info' : 'neutral';

/** Where a battle of a list stands, and for whom it is where that is not everybody (BG-07). */
export const BattleStatus = ({ battle: { status, privacy } }: { readonly battle: BattleRowFragment }) => (
  <>
    <Badge tone={toneOf(status)} live={status === 'ACTIVE'}>
      {listWordOf(status)}
    </Badge>
    {status === 'DISPUTED' && <Badge tone="warn">{t.underReview()}</Badge>}
    {privacy !== 'PUBLIC' && <Badge>{PRIVACY_WORDS[privacy]}</Badge>}
  </>
);
