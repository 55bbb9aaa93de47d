import { type Game, clamp, quotient } from '../game.ts';
import type { Random } from '../random.ts';

/**
 * Bank Shot: a ball is pushed so that it comes to rest on the mark after it has touched a cushion or a post. Eight stages
 * of seven and a half seconds with three pushes each, of which the best counts; one post at first and four at the end.
 * Places are in units, of the moving ball in 1/256 of one.
 */
export interface BankShot {
  start: Place;
  mark: Place;
  posts: Place[];
  ball: { x: number; y: number; vx: number; vy: number };
  isRolling: boolean;
  /** Cushions and posts since the push. */
  touches: number;
  pushes: number;
  /** What the best push of this stage is worth, and the least squared distance of one that counts. */
  best: number;
  nearest: number;
  points: number;
  /** Sum over the stages of `nearest`. */
  distance: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export const TABLE = { width: 1_000, height: 750 } as const;
export const BALL_RADIUS = 15;
export const POST_RADIUS = 34;
export const FINE = 256;
/** The longest push, in the units of an input. */
export const PUSH_MAX = 100;
export const PUSHES = 3;
/** Fine units a tick for one unit of a push. */
const SPEED = 48;
/** How far the middle of the ball may come, and how near a post's, in fine units. */
const NEAR = BALL_RADIUS * FINE;
const FAR_X = (TABLE.width - BALL_RADIUS) * FINE;
const FAR_Y = (TABLE.height - BALL_RADIUS) * FINE;
const REACH = (BALL_RADIUS + POST_RADIUS) * FINE;
/** Slower than this the ball rests. */
const REST_SPEED = 96;
/** What a stage without a counting push adds to the distance: the diagonal of the table, squared. */
const FARTHEST = TABLE.width * TABLE.width + TABLE.height * TABLE.height;
/** From the inner one outward. */
export const RINGS = [
  { radius: 30, points: 100 },
  { radius: 70, points: 60 },
  { radius: 130, points: 30 },
] as const;
const TOUCH_POINTS = 15;
const TOUCHES_PAID = 2;

const squared = (one: Place, other: Place): number =>
  (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y);

const isApart = (one: Place, other: Place, least: number): boolean => squared(one, other) > least * least;

const drawPlace = (random: Random, margin: number): Place => ({
  x: margin + random(TABLE.width - 2 * margin),
  y: margin + random(TABLE.height - 2 * margin),
});

/** Where the ball is thrown back to from a cushion that it has passed; its middle may be from `NEAR` to `far`. */
const mirrored = (place: number, far: number): number => clamp(2 * (place < NEAR ? NEAR : far) - place, NEAR, far);

/** What a push into a cushion keeps. */
const thrownBack = (speed: number): number => 0 - quotient(7 * speed, 8);

/** Mirrored at the line that touches ball and post; a ball that already leaves is let go. */
function offPost(ball: BankShot['ball'], post: Place): boolean {
  const nx = ball.x - post.x * FINE;
  if (nx > REACH || nx < -REACH) return false;
  const ny = ball.y - post.y * FINE;
  if (ny > REACH || ny < -REACH) return false;
  const length = nx * nx + ny * ny;
  const along = ball.vx * nx + ball.vy * ny;
  if (length === 0 || length > REACH * REACH || along >= 0) return false;
  ball.vx -= quotient(2 * along * nx, length);
  ball.vy -= quotient(2 * along * ny, length);
  return true;
}

function rest(state: BankShot): void {
  const { ball, mark, start, touches } = state;
  const distance = squared({ x: quotient(ball.x, FINE), y: quotient(ball.y, FINE) }, mark);
  state.isRolling = false;
  state.ball = { x: start.x * FINE, y: start.y * FINE, vx: 0, vy: 0 };
  if (touches === 0) return;
  const ring = RINGS.find(({ radius }) => distance <= radius * radius);
  const worth = ring ? ring.points + TOUCH_POINTS * Math.min(TOUCHES_PAID, touches - 1) : 0;
  state.points += Math.max(0, worth - state.best);
  state.best = Math.max(state.best, worth);
  state.distance -= Math.max(0, state.nearest - distance);
  state.nearest = Math.min(state.nearest, distance);
}

export const bankShot: Game<BankShot> = {
  id: 'bank-shot',
  version: 1,
  stages: 8,
  stageTicks: 1_500,
  fields: [
    { least: -PUSH_MAX, most: PUSH_MAX },
    { least: -PUSH_MAX, most: PUSH_MAX },
  ],
  inputsPerSecond: 4,
  init: () => ({
    start: { x: 0, y: 0 },
    mark: { x: 0, y: 0 },
    posts: [],
    ball: { x: 0, y: 0, vx: 0, vy: 0 },
    isRolling: false,
    touches: 0,
    pushes: 0,
    best: 0,
    nearest: 0,
    points: 0,
    distance: 0,
  }),
  open(state, stage, random) {
    const start = { x: 200 + random(601), y: 660 };
    let mark = drawPlace(random, 150);
    while (!isApart(mark, start, 250)) mark = drawPlace(random, 150);
    const posts: Place[] = [];
    while (posts.length < 1 + quotient(stage, 2)) {
      const post = drawPlace(random, 90);
      const isFree = isApart(post, start, 120) && isApart(post, mark, 120);
      if (isFree && posts.every((other) => isApart(post, other, 120))) posts.push(post);
    }
    state.start = start;
    state.mark = mark;
    state.posts = posts;
    state.ball = { x: start.x * FINE, y: start.y * FINE, vx: 0, vy: 0 };
    state.isRolling = false;
    state.touches = 0;
    state.pushes = 0;
    state.best = 0;
    state.nearest = FARTHEST;
    state.distance += FARTHEST;
  },
  tick(state) {
    if (!state.isRolling) return;
    const { ball } = state;
    ball.x += ball.vx;
    ball.y += ball.vy;
    for (const post of state.posts) if (offPost(ball, post)) state.touches++;
    if (ball.x < NEAR || ball.x > FAR_X) {
      ball.x = mirrored(ball.x, FAR_X);
      ball.vx = thrownBack(ball.vx);
      state.touches++;
    }
    if (ball.y < NEAR || ball.y > FAR_Y) {
      ball.y = mirrored(ball.y, FAR_Y);
      ball.vy = thrownBack(ball.vy);
      state.touches++;
    }
    ball.vx -= quotient(ball.vx, 64);
    ball.vy -= quotient(ball.vy, 64);
    if (ball.vx * ball.vx + ball.vy * ball.vy < REST_SPEED * REST_SPEED) rest(state);
  },
  apply(state, _at, [dx = 0, dy = 0]) {
    const strength = dx * dx + dy * dy;
    if (state.isRolling || state.pushes === PUSHES || strength === 0 || strength > PUSH_MAX * PUSH_MAX) return;
    state.pushes++;
    state.touches = 0;
    state.isRolling = true;
    state.ball.vx = dx * SPEED;
    state.ball.vy = dy * SPEED;
  },
  score: ({ points }) => points,
  tieBreak: ({ distance }) => 0 - distance,
};
