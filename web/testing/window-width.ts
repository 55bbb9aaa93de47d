import { onTestFinished, vi } from 'vitest';

/** Lets the window be so wide until the test ends, as queries for a greatest width hear of it. */
export function setWindowWidth(width: number): void {
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, most] = /max-width: ([\d.]+)px/.exec(media) ?? [];
    return Object.assign(new EventTarget(), {
      media,
      matches: most !== undefined && width <= Number(most),
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  });
  onTestFinished(() => spy.mockRestore());
}
