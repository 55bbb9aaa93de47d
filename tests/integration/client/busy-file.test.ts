import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { Outage } from '../../../db/client/outage.ts';
import { holdWrites } from '../../support/hold-writes.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

const write = ({ db }: HttpGateway, key: string) => db.transact((tx) => chargeRateLimit(tx, key, 0, 1));

describe.runIf(engine === 'sqlite')('a file that another program writes', () => {
  let hasty: HttpGateway;
  let patient: HttpGateway;
  beforeAll(async () => {
    hasty = await HttpGateway.open({ env: { DATABASE_LOCK_MS: '2000' } });
    patient = await HttpGateway.open({ env: { DATABASE_LOCK_MS: '100000' } });
  });
  afterAll(() => Promise.all([hasty.close(), patient.close()]));

  it('is an outage to everybody who wants to write, and to nobody who reads; afterwards writing goes on', async () => {
    const player = await hasty.player({ cents: 5_00 });
    const release = await holdWrites(hasty.databaseUrl);
    const writes = ['one', 'two', 'three'].map((key) => write(hasty, key).catch((error: unknown) => error));
    expect(await player.ask('{ wallet { balanceCents } }')).toEqual({ wallet: { balanceCents: 5_00 } });
    expect((await hasty.visitor().send({ path: '/readyz' })).status).toBe(200);
    for (const outcome of await Promise.all(writes)) expect(outcome).toBeInstanceOf(Outage);
    await release();
    expect((await write(hasty, 'four')).count).toBe(1);
  });

  it('is waited for, while others read', async () => {
    const release = await holdWrites(patient.databaseUrl);
    let isWritten = false;
    const writing = Promise.all(['one', 'two'].map((key) => write(patient, key))).then(() => (isWritten = true));
    for (let n = 0; n < 20; n++) expect((await patient.visitor().send({ path: '/readyz' })).status).toBe(200);
    expect(isWritten).toBe(false);
    await release();
    expect(await writing).toBe(true);
  });
});
