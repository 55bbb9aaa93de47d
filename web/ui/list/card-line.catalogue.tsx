import { CardLine } from './card-line.tsx';
import { Money } from '../figure/money.tsx';
import { StatCard } from '../figure/stat-card.tsx';

export const OfFigures = () => (
  <CardLine label="Your money">
    <StatCard label="Balance" value={<Money cents={1_247_50} />} note="Everything you own, in USD" />
    <StatCard label="Available to Bet" value={<Money cents={1_195_00} />} note="$50.00 of $5,000.00 staked today" />
    <StatCard label="Held" value={<Money cents={52_50} />} note="In 1 battle" />
  </CardLine>
);
