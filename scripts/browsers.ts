import { readFileSync } from 'node:fs';

/** What Vite calls the browsers of browserslist. */
const VITE_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/**
 * The oldest browsers that a build is made for, as Vite names them: `chrome109`. They stand in package.json as
 * `browserslist`: `production` for the app, `overlays` for what runs within streaming software (docs/decisions/browsers.md).
 */
export function oldestBrowsers(kind: 'production' | 'overlays'): string[] {
  const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    browserslist: Record<typeof kind, readonly string[]>;
  };
  return browserslist[kind].map((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = VITE_NAMES[name];
    if (known === undefined || version === undefined) throw new Error(`No browser and its oldest version: ${line}`);
    return `${known}${version}`;
  });
}
