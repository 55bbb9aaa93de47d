/** What charging a call takes of the time to answer it: for sessions in memory, for a full credit of theirs and for keys in the purse. */
import { SESSION_CREDIT } from '../../domain/platform/api-limits.ts';
import { seededRandom } from '../../domain/shared/random.ts';
import type { Context } from '../../gateway/kernel/context.ts';
import { chargeCall } from '../../gateway/platform/index.ts';
import { setStage } from './stage.ts';

const ACCOUNTS = 20_000;
const SESSION_CALLS = 400_000;
/** Of an ordinary document of the web app. */
const POINTS = 60;
const WRITES = 2_000;
const SEED = 20_261_127;

export interface ChargeFigures {
  readonly name: string;
  readonly medianMicros: number;
  readonly p99Micros: number;
  readonly mostMicros: number;
}

async function measure(name: string, times: number, charge: (n: number) => Promise<unknown>): Promise<ChargeFigures> {
  const micros = new Float64Array(times);
  for (let n = 0; n < times; n++) {
    const from = performance.now();
    await charge(n);
    micros[n] = (performance.now() - from) * 1_000;
  }
  micros.sort();
  const at = (share: number): number => micros[Math.min(times - 1, Math.floor(times * share))] ?? 0;
  return { name, medianMicros: at(0.5), p99Micros: at(0.99), mostMicros: at(1) };
}

/** One call after the other, on a database file. */
export async function measureCharges(file: string): Promise<readonly ChargeFigures[]> {
  const { db, deps } = await setStage(`file:${file}`, []);
  const random = seededRandom(SEED);
  const contextOf = (userId: string, key?: object): Context =>
    ({
      deps,
      caller: { actor: { userId, key }, address: '192.0.2.1', requestId: 'bench' },
      setHeader: () => undefined,
    }) as unknown as Context;
  const sessions = Array.from({ length: ACCOUNTS }, (_, n) => contextOf(`player-${n}`));
  const someone = (): Context => sessions[random(ACCOUNTS)] as Context;
  const figures = [
    await measure(`sessions of ${ACCOUNTS.toLocaleString('en-US')} accounts`, SESSION_CALLS, () =>
      chargeCall(someone(), POINTS),
    ),
    await measure('a session whose credit is full', WRITES, (n) =>
      chargeCall(contextOf(`spender-${n}`), SESSION_CREDIT),
    ),
    // Of other keys each time, before one of them has spent its minute; the address is shared by few enough.
    await measure('a key', WRITES, (n) => chargeCall(contextOf(`owner-${n}`, { familyId: `key-${n}` }), 1)),
  ];
  await db.close();
  return figures;
}
