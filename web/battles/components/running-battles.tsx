import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { OwnBattles } from './own-battles.tsx';

/** What the player has at stake now, elsewhere than in the hub; nothing where that is nothing. */
export function RunningBattles() {
  const navigate = useNavigate();
  return (
    <OwnBattles title="Your running contests" isOwnOnly search="" onJoin={(id) => void navigate(challengePath(id))} />
  );
}
