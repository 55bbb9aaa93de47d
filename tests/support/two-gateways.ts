import { afterAll, beforeAll } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { HttpGateway } from './http-gateway.ts';

/**
 * Opens a gateway before the tests of a file and closes it behind them; on PostgreSQL two on one database, on SQLite the
 * second is the first. Hands both over when they are open.
 */
export function twoGateways(take: (gate: HttpGateway, second: HttpGateway) => void): void {
  let gate: HttpGateway;
  let second: HttpGateway;
  beforeAll(async () => {
    gate = await HttpGateway.open();
    second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl }) : gate;
    take(gate, second);
  });
  afterAll(async () => {
    if (second !== gate) await second.close();
    await gate.close();
  });
}
