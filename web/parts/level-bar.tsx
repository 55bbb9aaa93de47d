import { formatCount } from '../format/format.ts';
import { Progress } from '../ui/figure/progress.tsx';
import * as t from './__generated__/messages.ts';

interface LevelBarProps {
  readonly level: number;
  /** Points since this level, and how many are between it and the next. */
  readonly into: number;
  readonly span: number;
}

/** The level that playing has brought, and how far it is to the next. */
export const LevelBar = ({ level, into, span }: LevelBarProps) => (
  <Progress
    label={t.levelLevel({ level })}
    value={(100 * into) / span}
    valueText={t.intoOfSpanXP({ into: formatCount(into), span: formatCount(span) })}
    showLabel
    tone="info"
  />
);
