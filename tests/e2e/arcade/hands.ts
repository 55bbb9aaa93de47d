import { type Locator, type Page, expect } from 'playwright/test';
import { WIRES, wiresAt } from '../../../domain/arcade/games/fuse-box.1.ts';
import { isSeen, textOf } from '../reads.ts';

/** A run takes as long as it takes: a minute and more by the clock of the server. */
export const RUN_MS = 150_000;

/** So much of a run passes at once: less than a stage, so that each is handed in when it is due. */
const STEP_MS = 500;

/**
 * What the console of a page says whose time is passed: its own clock and the server's are moved one after the other, and
 * what it asks between the two comes early. It asks again by itself.
 */
export const ASKED_EARLY = /409/;

/** From here on the time of a page goes on when it is told to, beside its own pace. Before the page is opened. */
export const holdTime = (page: Page): Promise<void> => page.clock.install();

/** Lets the time of a run pass, for the pages that play it and their server alike, until what is waited for is shown. */
export async function passRun(
  pages: readonly Page[],
  pass: (milliseconds: number) => Promise<void>,
  shown: Locator,
): Promise<void> {
  for (let passed = 0; passed < RUN_MS && !(await isSeen(shown)); passed += STEP_MS) {
    await pass(STEP_MS);
    await Promise.all(pages.map((page) => page.clock.runFor(STEP_MS)));
  }
  await expect(shown).toBeVisible();
}

export const scoreOn = (page: Page, title: string) =>
  page
    .getByRole('region', { name: title, exact: true })
    .getByText(/^[\d,]+ points$/)
    .first();

/** What the screen says once nothing moves it: a hand may have made one move more than it saw. */
export const restingScore = (page: Page, title: string): Promise<string> =>
  scoreOn(page, title).evaluate(
    (score) =>
      new Promise<string>((resolve) => {
        let [said, frames] = [score.textContent, 0];
        const look = (): void => {
          if (score.textContent !== said) [said, frames] = [score.textContent, 0];
          else if (++frames > 10) return resolve(said);
          requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Starts a ticket that is shown, alone where two could start together, to the first stage. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start( alone)?$/ }).click();
  await expect(page.getByText(/^Stage 1 of/)).toBeVisible();
}

/** From the list to the first stage of a practice run. */
export async function enter(page: Page, title: string): Promise<void> {
  await page.goto('/arcade');
  await page.getByRole('button', { name: `Play ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Play ${title}` });
  await expect(dialog.getByRole('radio', { name: /^Practice/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await start(page);
}

/**
 * Makes one move after the other, each by what the board shows at that moment: a machine that is busy may be in another
 * stage by the next one, and a plan for a whole stage would then be one for a board that is gone.
 */
export async function playUntilScored(page: Page, title: string, move: (page: Page) => Promise<void>): Promise<void> {
  const score = scoreOn(page, title);
  while ((await textOf(score, /points$/)) === '0 points') await move(page);
}

/** The places of the weights that are as heavy as the load. */
function balance(load: number, weights: readonly number[]): number[] {
  const plans = Array.from({ length: 2 ** weights.length }, (_, bits) =>
    weights.flatMap((_weight, n) => (Math.floor(bits / 2 ** n) % 2 === 1 ? [n] : [])),
  );
  return plans.find((plan) => plan.reduce((sum, n) => sum + (weights[n] ?? 0), 0) === load) ?? [];
}

/** Counterweight: puts the next weight on or off that is on the wrong side, or weighs. */
export async function balanceOnce(page: Page): Promise<void> {
  const board = await page.getByRole('region', { name: 'Counterweight', exact: true }).evaluate((region) => ({
    load: Number(region.querySelector('[aria-label^="Load "]')?.getAttribute('aria-label')?.slice(5)),
    weights: [...region.querySelectorAll('[role="group"][aria-label="Weights"] button')].map((weight) => ({
      value: Number(weight.textContent),
      isOn: weight.getAttribute('aria-pressed') === 'true',
    })),
  }));
  const plan = balance(
    board.load,
    board.weights.map(({ value }) => value),
  );
  const wrong = board.weights.findIndex(({ isOn }, n) => isOn !== plan.includes(n));
  const weights = page.getByRole('group', { name: 'Weights' }).getByRole('button');
  if (wrong < 0) await page.getByRole('button', { name: 'Weigh' }).click();
  else await weights.nth(wrong).click();
}

/** Fuse Box: turns the next switch that stands wrong. */
export async function switchOnce(page: Page): Promise<void> {
  const board = await page.getByRole('region', { name: 'Fuse Box', exact: true }).evaluate((region) => ({
    switches: [...region.querySelectorAll('button[aria-label^="Switch "]')].map((one) => ({
      upper: Number(/tracks (\d)/.exec(one.getAttribute('aria-label') ?? '')?.[1]) - 1,
      isCrossing: one.getAttribute('aria-pressed') === 'true',
    })),
    lamps: [...region.querySelectorAll('[aria-label="Lamps"] li')].map(
      (lamp) => /wants ([A-F])/.exec(lamp.textContent)?.[1] ?? '',
    ),
  }));
  const uppers = board.switches.map(({ upper }) => upper);
  const wanted = board.lamps.map((name) => 'ABCDEF'.indexOf(name)).join();
  const plans = Array.from({ length: 2 ** uppers.length }, (_, bits) =>
    uppers.map((_upper, n) => Math.floor(bits / 2 ** n) % 2 === 1),
  );
  const plan = plans.find((one) => wiresAt(uppers, one).join() === wanted);
  if (!plan || board.lamps.length < WIRES) return;
  const wrong = board.switches.findIndex(({ isCrossing }, n) => isCrossing !== plan[n]);
  if (wrong >= 0) await page.getByRole('button', { name: new RegExp(`^Switch ${wrong + 1},`) }).tap();
}
