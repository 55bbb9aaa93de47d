import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Coins, Money } from '../../ui/figure/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { STAT_STRIP_HEIGHT, StatStrip } from '../../ui/figure/stat-strip.tsx';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import * as t from '../__generated__/messages.ts';

/** As high as the strip that comes, so that nothing below jumps. */
const WalletSkeleton = () => (
  <Skeleton label={t.loadingYourWallet()}>
    <SkeletonBlock height={STAT_STRIP_HEIGHT} shape="card" />
  </Skeleton>
);

/** The player's money at a glance (BG-04, BG-05). */
export function WalletStrip() {
  const query = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={{ ...query, data: query.data?.wallet }}
      what={t.yourWallet()}
      failed={t.failedToLoadWalletData()}
      skeleton={<WalletSkeleton />}
    >
      {(wallet) => (
        <StatStrip
          label={t.yourMoney()}
          stats={[
            { label: t.availableToBet(), value: <Money cents={wallet.availableToBetCents} /> },
            { label: t.balance(), value: <Money cents={wallet.balanceCents} /> },
            { label: t.weeklyWinnings(), value: <Money cents={wallet.weeklyWinningsCents} /> },
            { label: 'BattleCoin', value: <Coins amount={wallet.battleCoins} /> },
          ]}
        />
      )}
    </Loaded>
  );
}
