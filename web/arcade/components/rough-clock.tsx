import { useState } from 'react';
import { Notice } from '../../ui/layout/notice.tsx';
import { PAGE_CLOCK, grainOf, isCoarse } from '../clock.ts';
import * as t from '../__generated__/messages.ts';

/** Said where the browser's clock is too rough to tell one tick of a game from the next. */
export function RoughClock() {
  const [grain] = useState(() => grainOf(PAGE_CLOCK.now));
  if (!isCoarse(grain)) return null;
  return (
    <Notice tone="warn" title={t.aRoughClock()}>
      {grain === null ? t.thisBrowserHidesTheExactTime() : t.thisBrowserRoundsTheTime({ grain: Math.round(grain) })}
    </Notice>
  );
}
