import { type Environment, builtinEnvironments } from 'vitest/runtime';

const KEPT = ['localStorage', 'sessionStorage'] as const;
type Kept = (typeof KEPT)[number];

const PAGE = Symbol.for('the page of this process');

/**
 * One page for all files that a process runs, as their modules are shared too: to load these anew for each file took
 * longer than the tests. Between two files it is as empty as a new one (web/testing/setup.ts).
 */
const onePage: Environment = {
  name: 'one-page',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!(PAGE in global)) {
      await builtinEnvironments.jsdom.setup(global, options);
      // Node has names of its own for what a browser keeps, which come first.
      const { window } = (global as { jsdom: { window: Record<Kept, unknown> } }).jsdom;
      for (const name of KEPT)
        Object.defineProperty(global, name, { value: window[name], configurable: true, writable: true });
      Object.defineProperty(global, PAGE, { value: true });
    }
    return { teardown() {} };
  },
};
export default onePage;
