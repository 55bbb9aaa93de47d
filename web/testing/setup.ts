import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { machineNow } from '../../tests/support/machine-clock.ts';
import { fetchSentences } from '../data/sentences.ts';
import { noteServerTime } from '../live/server-clock.ts';
import { MenuPanel, fetchOverlays } from '../ui/overlay/overlays.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 });

let reports: unknown[][] = [];

beforeEach(() => {
  reports = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...report) => void reports.push(report));
  }
});

/** React reports misuse through the console: a test that caused such a report has not passed. */
afterEach(() => {
  // Files share a page: what a test has pressed and not let go is let go.
  window.dispatchEvent(new Event('pointercancel'));
  cleanup();
  expect(reports, 'the console must stay silent').toEqual([]);
});

/** Files share a page and its modules: the next one finds them as if they were new. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  // One instant: between two looks at the clock a millisecond can pass, by which the server would then be off.
  const now = machineNow();
  noteServerTime(String(now), now, now);
});

// What browsers have and jsdom does not, as far as Radix and the screens ask for it.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= NoResizeObserver;
/** Sees nothing come near. */
class NoIntersectionObserver extends NoResizeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords = () => [];
}
window.IntersectionObserver ??= NoIntersectionObserver;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
for (const [name, answer] of Object.entries({
  scrollIntoView: undefined,
  hasPointerCapture: false,
  setPointerCapture: undefined,
  releasePointerCapture: undefined,
})) {
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value: () => answer });
}

await Promise.all([fetchOverlays(), MenuPanel.fetch(), fetchSentences()]);
