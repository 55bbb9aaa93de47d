import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { ShareCode } from '../../parts/share-code.tsx';
import * as t from '../__generated__/messages.ts';

interface InviteCodeProps {
  readonly battleId: string;
  readonly code: string;
}

/** What lets an opponent into an invite-only battle; only its players see it. */
export const InviteCode = ({ battleId, code }: InviteCodeProps) => (
  <ShareCode
    title={t.inviteCodeTitle()}
    words={t.whoeverHasThisCodeMaySee()}
    code={code}
    path={challengePath(battleId, code)}
  />
);
