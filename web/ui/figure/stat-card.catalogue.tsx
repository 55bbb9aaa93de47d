import { Coins as CoinIcon, Trophy, Wallet } from 'lucide-react';
import { Button } from '../form/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { Coins, Money } from './money.tsx';
import { StatCard } from './stat-card.tsx';

export const Wallets = () => (
  <Grid min={220}>
    <StatCard
      label="Balance"
      value={<Money cents={124_750} />}
      icon={<Wallet aria-hidden="true" />}
      note="$52.50 held in battles"
    />
    <StatCard label="Weekly winnings" value={<Money cents={18_500} signed />} icon={<Trophy aria-hidden="true" />} />
    <StatCard
      label="BattleCoin"
      value={<Coins amount={2_500} />}
      icon={<CoinIcon aria-hidden="true" />}
      action={<Button size="small">Get BC</Button>}
    />
    <StatCard label="Win rate" value="67%" note="12 of 18 battles" />
  </Grid>
);
