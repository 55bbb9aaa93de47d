import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { ShareCode } from '../../parts/share-code.tsx';

interface InviteCodeProps {
  readonly battleId: string;
  readonly code: string;
}

/** What lets an opponent into an invite-only battle; only its players see it. */
export const InviteCode = ({ battleId, code }: InviteCodeProps) => (
  <ShareCode
    title="Invite Code"
    words="Whoever has this code may see the battle and take the second seat."
    code={code}
    path={challengePath(battleId, code)}
  />
);
