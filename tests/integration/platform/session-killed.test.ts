import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { SESSION_CREDIT, SESSION_POINTS } from '../../../domain/platform/api-limits.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Answer } from '../../support/http-client.ts';
import { HttpGateway, START } from '../../support/http-gateway.ts';
import type { Spending } from '../../support/spend-and-die.ts';

const execute = promisify(execFile);
const script = fileURLToPath(new URL('../../support/spend-and-die.ts', import.meta.url));

const left = ({ headers }: Answer): number => Number(/"sessions";r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);

test(
  'a gateway that is killed loses what a session spent since the last full credit, less than one, and no more: the minute goes on with the rest',
  { tags: ['full'] },
  async () => {
    const before = await HttpGateway.open();
    const { databaseUrl } = before;
    const user = await before.account();
    await before.close();
    const spending: Spending = {
      url: databaseUrl,
      userId: user.id,
      points: [SESSION_CREDIT - 1, 1, SESSION_CREDIT - 1],
      now: START,
    };
    await expect(
      execute(process.execPath, ['--import', 'tsx', script, JSON.stringify(spending)], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      }),
    ).rejects.toMatchObject({ signal: 'SIGKILL' });

    const after = await HttpGateway.open({ databaseUrl });
    const player = await after.enter(user);
    const shared = async () =>
      (await readRateLimit(after.db.read, `points:sessions:${user.id}`, after.deps.now()))?.count;
    expect(await shared(), 'what was put into the purse is there').toBe(SESSION_CREDIT);
    const { rateLimit } = await player.ask<{ rateLimit: { cost: number; remaining: number } }>(
      '{ rateLimit { cost remaining } }',
    );
    expect(rateLimit.cost - SESSION_CREDIT, 'and this call; the rest of the dead one is lost').toBeLessThan(10);
    expect(rateLimit.cost + rateLimit.remaining).toBe(SESSION_POINTS);
    after.pass(MINUTE);
    expect(left(await player.rest('GET', '/api/battles')), 'a minute later nothing of it counts').toBe(
      SESSION_POINTS - 1,
    );
    await after.close();
  },
);
