import { useFragment } from '@apollo/client/react';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { challengePath, battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Part } from '../../parts/part.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { below } from '../../ui/tokens.ts';
import { BattleRowFragmentDoc } from '../operations/__generated__/battle.gql.ts';
import type { BattleFilter } from '../battle-filter.ts';
import type { FilterName } from './battle-filters.tsx';
import { InviteBox } from './invite-box.tsx';
import { OpenBattles } from './open-battles.tsx';
import { OutcomesCard } from './outcomes-card.tsx';
import { OwnBattles, useOwnBattles } from './own-battles.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { WalletStrip } from './wallet-strip.tsx';

const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog);

const hub = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [below.medium]: { gap: 'var(--space-4)' },
  '&[hidden]': { display: 'none' },
});
const beside = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface BattleHubProps {
  readonly filter: BattleFilter;
  /** Where it stands among the filters; null where it does not. */
  readonly searchBox: ReactNode;
  readonly onFilter: (name: FilterName, value: string) => void;
  readonly onClear: () => void;
}

/** The Battle Hub tab: what the player is in, the money, the battles, and how the player has done. */
export function BattleHub({ filter, searchBox, onFilter, onClear }: BattleHubProps) {
  const navigate = useNavigate();
  const dialog = useAddressDialog('join');
  const own = useOwnBattles();
  return (
    <div css={hub}>
      <OwnBattles own={own} search={filter.search} onJoin={dialog.open} />
      {/* What stands below comes into sight with what stands above, so that it does not jump. */}
      <div css={hub} hidden={own.isAwaited}>
        <WalletStrip />
        <Part of="matchmaking.find" />
        <div css={beside}>
          <OpenBattles
            filter={filter}
            searchBox={searchBox}
            onFilter={onFilter}
            onJoin={dialog.open}
            onCreate={() => void navigate(battlegroundsPath('create'))}
            onClear={onClear}
          />
          <Stack gap={4}>
            <InviteBox />
            <StatisticsCard />
            <OutcomesCard />
          </Stack>
        </div>
      </div>
      {dialog.value !== null && <JoinFromList battleId={dialog.value} onClose={dialog.close} />}
    </div>
  );
}

/** The confirmation for a battle of the list, as the list knows it. */
function JoinFromList({ battleId, onClose }: { readonly battleId: string; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const known = useFragment({
    fragment: BattleRowFragmentDoc,
    fragmentName: 'BattleRow',
    from: { __typename: 'Battle', id: battleId },
  });
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
