import { useFragment } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { challengePath, battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Stack } from '../../ui/layout.tsx';
import { below } from '../../ui/tokens.ts';
import { BattleRowFragmentDoc } from '../operations/__generated__/battle-row.gql.ts';
import { InviteBox } from './invite-box.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { OpenBattles } from './open-battles.tsx';
import { OutcomesCard } from './outcomes-card.tsx';
import { OwnBattles } from './own-battles.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { WalletCards } from './wallet-cards.tsx';

interface BattleHubProps {
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The Battle Hub tab: the player's money, the battles, and how the player has done. */
export function BattleHub({ search, onClearSearch }: BattleHubProps) {
  const navigate = useNavigate();
  const dialog = useAddressDialog('join');
  return (
    <Stack gap={6}>
      <WalletCards />
      <div
        css={{
          display: 'grid',
          gap: 'var(--space-6)',
          gridTemplateColumns: 'minmax(0, 1fr) 320px',
          alignItems: 'start',
          [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Stack gap={6}>
          <OwnBattles search={search} onJoin={dialog.open} />
          <OpenBattles
            search={search}
            onJoin={dialog.open}
            onCreate={() => void navigate(battlegroundsPath('create'))}
            onClearSearch={onClearSearch}
          />
        </Stack>
        <Stack gap={4}>
          <InviteBox />
          <StatisticsCard />
          <OutcomesCard />
        </Stack>
      </div>
      {dialog.value !== null && <JoinFromList battleId={dialog.value} onClose={dialog.close} />}
    </Stack>
  );
}

/** The confirmation for a battle of the list, as the list knows it. */
function JoinFromList({ battleId, onClose }: { readonly battleId: string; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const known = useFragment({ fragment: BattleRowFragmentDoc, from: { __typename: 'Battle', id: battleId } });
  if (!known.complete) return null;
  return (
    <JoinDialog
      battle={known.data}
      code={null}
      onClose={onClose}
      onJoined={(id) => void navigate(challengePath(id), { replace: true })}
    />
  );
}
