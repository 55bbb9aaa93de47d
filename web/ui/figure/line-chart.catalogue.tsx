import { DAY } from '../../../domain/shared/time.ts';
import { formatCents } from '../../format/format.ts';
import { LineChart } from './line-chart.tsx';

const START = Date.UTC(2026, 2, 1);
const pointsOf = (values: readonly number[]) => values.map((value, n) => ({ at: START + n * DAY, value }));

export const Balance = () => (
  <LineChart
    label="Balance over ten days"
    points={pointsOf([110_000, 112_500, 107_250, 107_250, 119_750, 124_750, 121_000, 126_200, 124_750, 124_750])}
    formatValue={formatCents}
  />
);

export const StartsAtNothing = () => (
  <LineChart
    label="A new account"
    points={pointsOf([0, 0, 50_00, 50_00, 20_00])}
    formatValue={formatCents}
    height={120}
  />
);

export const StepsWithThePeriodBefore = () => (
  <LineChart
    label="Balance over six days"
    points={pointsOf([110_000, 112_500, 107_250, 107_250, 119_750, 124_750])}
    previous={{ name: 'the days before', values: [90_000, 95_000, 95_000, 101_000, 108_000, 110_000] }}
    formatValue={formatCents}
    shape="step"
  />
);

const WON = ['win', 'loss', 'win', 'win', 'loss', 'win'] as const;

export const WinsAndLosses = () => (
  <LineChart
    label="Rating"
    valueName="Rating"
    points={pointsOf([1_000, 984, 1_003, 1_021, 1_009, 1_027]).map((point, n) => ({
      ...point,
      outcome: WON[n] ?? 'win',
    }))}
    formatValue={String}
  />
);
