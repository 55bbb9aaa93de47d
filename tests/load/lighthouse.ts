/**
 * `npm run test:lighthouse`: the home of a member on a phone, by Lighthouse with its simulated network and processor, the
 * median of five loads of the built app with the demo data set. Ends red below its aims. Lighthouse is fetched by npm
 * when it runs, at the version named here: no other step needs its hundred packages.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/browser.mjs';
import { ROOT } from '../../scripts/source-files.ts';
import { startGateway } from '../e2e/gateway.ts';

const VERSION = '13.5.0';
const PATH = '/home';
const RUNS = 5;
/** Of 100, and in parts of the window. */
const AIMS = { score: 90, shift: 0.02 } as const;

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly displayValue?: string }>>;
}

const shell = promisify(execFile);
const browser = findBrowser();
if (browser === null) throw new Error('no browser was found: run the walks once, or set CHROMIUM_PATH');

async function cookieAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: 'demo', password: 'demo-Gauntlet-1' }),
  });
  if (!answer.ok) throw new Error(`nobody could sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function load(url: string, cookie: string): Promise<Report> {
  const flags = [
    `${url}${PATH}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { stdout } = await shell(
    'npm',
    ['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse', ...flags],
    {
      cwd: join(ROOT, '.cache'),
      env: { ...process.env, CHROME_PATH: browser ?? '' },
      maxBuffer: 1 << 27,
    },
  );
  return JSON.parse(stdout) as Report;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const seeds = mkdtempSync(join(tmpdir(), 'gauntlet-lighthouse-'));
process.env['E2E_SEEDS'] = seeds;
const gateway = await startGateway();
const reports: Report[] = [];
try {
  const cookie = await cookieAt(gateway.url);
  for (let n = 0; n < RUNS; n++) reports.push(await load(gateway.url, cookie));
} finally {
  await gateway.stop();
  rmSync(seeds, { recursive: true, force: true });
}

const figure = (name: string): number => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
const score = median(reports.map(({ categories }) => Math.round(100 * categories.performance.score)));
const shift = figure('cumulative-layout-shift');
for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'])
  console.log(`${name}: ${Math.round(figure(name))} ms`);
console.log(`layout shift: ${shift.toFixed(3)}, ${AIMS.shift} allowed`);
console.log(`score of ${PATH}: ${score}, ${AIMS.score} asked for`);
if (!(score >= AIMS.score && shift <= AIMS.shift)) process.exitCode = 1;
