import { type Locator, type Page, expect } from 'playwright/test';
import {
  type BankShot,
  FINE,
  POST_RADIUS,
  PUSH_MAX,
  TABLE,
  bankShot,
} from '../../../domain/arcade/games/bank-shot.1.ts';
import { boxOf } from '../reads.ts';

/** Something of one colour on a canvas: its middle and its size, as shares of the whole. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What of a colour is drawn on a canvas between two heights, the largest first; what touches is one. */
async function partsOn(canvas: Locator, colour: string, from = 0, to = 1): Promise<Part[]> {
  const parts = await canvas.evaluate(
    (element, [token, top, bottom]) => {
      const drawn = element as HTMLCanvasElement;
      const contextOf = (one: HTMLCanvasElement) => one.getContext('2d') as CanvasRenderingContext2D;
      const sample = contextOf(document.createElement('canvas'));
      sample.fillStyle = getComputedStyle(drawn).getPropertyValue(token);
      sample.fillRect(0, 0, 1, 1);
      const wanted = sample.getImageData(0, 0, 1, 1).data;
      const { width, height } = drawn;
      const first = Math.round(top * height);
      const rows = Math.round(bottom * height) - first;
      const { data } = contextOf(drawn).getImageData(0, first, width, rows);
      const left = Uint8Array.from({ length: width * rows }, (_, at) =>
        [0, 1, 2].every((n) => Math.abs((data[4 * at + n] ?? 0) - (wanted[n] ?? 0)) < 4) ? 1 : 0,
      );
      const found: { x: number; y: number; size: number }[] = [];
      for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
        const open = [start];
        let [x, y, size] = [0, 0, 0];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
          if (left[at] !== 1) continue;
          left[at] = 0;
          x += at % width;
          y += Math.floor(at / width);
          size++;
          open.push(at - width, at + width, at - 1, at + 1);
        }
        found.push({ x: x / size / width, y: (y / size + first) / height, size: size / (width * height) });
      }
      return found;
    },
    [`--${colour}`, from, to] as const,
  );
  return parts.toSorted((one, other) => other.size - one.size);
}

/** What a push comes to on the table that is seen, and so do those beside it: a hand is not exact. */
function worthOf(table: BankShot, dx: number, dy: number): number {
  const worths = [[0, 0] as const, [2, 0] as const, [-2, 0] as const, [0, 2] as const, [0, -2] as const].map(
    ([x, y]) => {
      const state = structuredClone(table);
      bankShot.apply(state, 0, [dx + x, dy + y]);
      for (let at = 0; state.isRolling && at < bankShot.stageTicks; at++) bankShot.tick(state, at);
      return bankShot.score(state);
    },
  );
  return Math.min(...worths);
}

/** The push that is worth most by what is seen, of a few hundred; null where none is worth anything. */
function bestPush(table: BankShot): readonly [dx: number, dy: number] | null {
  const pushes = [0.95, 0.85, 0.75, 0.65, 0.55].flatMap((share) =>
    Array.from({ length: 72 }, (_, n) => {
      const angle = (n * Math.PI) / 36;
      return [share * Math.cos(angle), share * Math.sin(angle)].map((one) => Math.round(one * PUSH_MAX)) as [
        number,
        number,
      ];
    }),
  );
  const [best] = pushes
    .map((push) => ({ push, worth: worthOf(table, ...push) }))
    .toSorted((one, other) => other.worth - one.worth);
  return best && best.worth > 0 ? best.push : null;
}

/** Bank Shot: pulls the ball back with the mouse once it rests, by where it, the mark and the posts are seen. */
export async function pushOnce(page: Page): Promise<void> {
  await expect(page.getByText(/^[1-3] pushes left/)).toHaveCount(1);
  const canvas = page.getByRole('application', { name: 'Table' });
  const placeOf = ({ x, y }: Part) => ({ x: Math.round(x * TABLE.width), y: Math.round(y * TABLE.height) });
  const [[ball], [mark], dim] = [
    await partsOn(canvas, 'ember'),
    await partsOn(canvas, 'game'),
    await partsOn(canvas, 'text-dim'),
  ];
  const box = await boxOf(canvas);
  if (!ball || !mark) return;
  const start = placeOf(ball);
  const push = bestPush({
    ...bankShot.init(),
    start,
    ball: { x: start.x * FINE, y: start.y * FINE, vx: 0, vy: 0 },
    mark: placeOf(mark),
    posts: dim.filter(({ size }) => size * TABLE.width * TABLE.height > POST_RADIUS ** 2).map(placeOf),
  });
  if (!push) return;
  // A pull of two units of the table is a push of one.
  const [dx, dy] = push.map((one) => (2 * one * box.width) / TABLE.width) as [number, number];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - dx, y - dy);
  await page.mouse.up();
}

/** How often a hand looks before it lets go wherever the bob is: a run takes a minute, and a busy machine looks seldom. */
const LOOKS = 6;

/** Plumb Line: lets go with a finger, near the line if the bob is seen there. What it brings is the game's to say. */
export async function dropOnce(page: Page): Promise<void> {
  const canvas = page.getByRole('application', { name: 'Swing' });
  const box = await boxOf(canvas);
  for (let look = 0; look < LOOKS; look++) {
    const [[bob], [line]] = [await partsOn(canvas, 'game', 0.5, 0.65), await partsOn(canvas, 'text', 0.12, 0.4)];
    if (bob && line && Math.abs(bob.x - line.x) <= 0.06) break;
  }
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
