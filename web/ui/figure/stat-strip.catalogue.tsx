import { Coins, Money } from './money.tsx';
import { StatStrip } from './stat-strip.tsx';

export const OfMoney = () => (
  <StatStrip
    label="Your money"
    stats={[
      { label: 'Available to Bet', value: <Money cents={1_144_75} /> },
      { label: 'Balance', value: <Money cents={1_247_50} /> },
      { label: 'Weekly Winnings', value: <Money cents={340_00} /> },
      { label: 'BattleCoin', value: <Coins amount={2_500} /> },
    ]}
  />
);
