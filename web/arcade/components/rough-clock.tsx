import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { PAGE_CLOCK, grainOf, isCoarse } from '../clock.ts';

/** Said where the browser's clock is too rough to tell one tick of a game from the next. */
export function RoughClock() {
  const [grain] = useState(() => grainOf(PAGE_CLOCK.now));
  if (!isCoarse(grain)) return null;
  return (
    <Notice tone="warn" title="A rough clock">
      {grain === null
        ? 'This browser hides the exact time from pages'
        : `This browser rounds the time to ${Math.round(grain)} ms`}
      , so your inputs count that much less exactly.
    </Notice>
  );
}
