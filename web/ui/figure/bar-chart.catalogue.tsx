import { formatSignedCents } from '../../format/format.ts';
import { BarChart } from './bar-chart.tsx';

const MONTHS = ['April 2026', 'May 2026', 'June 2026', 'July 2026', 'August 2026', 'September 2026'];
const EARNED = [120_00, -45_50, 210_00, 0, 87_25, 160_00];

export const GainsAndLosses = () => (
  <BarChart
    label="Earnings by month"
    nameLabel="Month"
    valueLabel="Earnings"
    bars={MONTHS.map((name, n) => ({ name, shortName: name.slice(0, 3), value: EARNED[n] ?? 0 }))}
    formatValue={formatSignedCents}
  />
);

export const OneBar = () => (
  <BarChart
    label="Earnings by game"
    nameLabel="Game"
    valueLabel="Earnings"
    bars={[{ name: 'Valorant', value: -20_00 }]}
    formatValue={formatSignedCents}
    height={120}
  />
);
