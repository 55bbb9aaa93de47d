import { Money } from './money.tsx';
import { Sparkline } from './sparkline.tsx';
import { StatCard } from './stat-card.tsx';

export const Alone = () => <Sparkline values={[3, 5, 4, 8, 7, 9, 12]} />;
export const Compared = () => <Sparkline values={[0, 2, 5, 6]} beside={[1, 2, 3, 4]} />;
export const InAStatCard = () => (
  <StatCard
    label="This Month"
    value={<Money cents={340_00} signed />}
    note="Since the 1st, UTC"
    course={<Sparkline values={[0, 20, -10, 60, 40, 110]} tone="win" />}
  />
);
