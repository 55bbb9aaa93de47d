// @module-tag full
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { RESTART_CODE } from '../../../gateway/kernel/http/host.ts';
import { type GatewayProcess, startGatewayProcess } from '../../support/gateway-process.ts';
import { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { until } from '../../support/until.ts';
import { freshDatabase } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-restart-'));
const agent = new Agent();
afterAll(() => {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const LIST = '{ systemOperations(first: 1) { edges { node { state fileName errands { serverId outcome } } } } }';
interface Listed {
  readonly systemOperations: {
    readonly edges: readonly {
      readonly node: { readonly state: string; readonly fileName: string | null; readonly errands: readonly object[] };
    }[];
  };
}

/** A signed-in administrator at the address of a process. */
function at({ url }: GatewayProcess, { cookie }: SignedIn): Client {
  const client = new Client(url, agent);
  const [name = '', value = ''] = cookie.split('=', 2);
  client.setCookie(name, value);
  return client;
}

/** What was asked for last, once it has ended. */
async function ended(client: Client): Promise<Listed['systemOperations']['edges'][number]['node']> {
  let node: Listed['systemOperations']['edges'][number]['node'] | undefined;
  await until(async () => {
    const { systemOperations } = await client.ask<Listed>(LIST);
    [{ node }] = systemOperations.edges as typeof systemOperations.edges & [{ node: NonNullable<typeof node> }];
    if (node.state === 'RUNNING') throw new Error('it is under way');
  });
  if (!node) throw new Error('nothing was asked for');
  return node;
}

it('a gateway that is told to restart ends with the code that asks for it, and one that is shut down with 0 (AS-07, AS-16)', async () => {
  const databaseUrl = await freshDatabase();
  const gate = await HttpGateway.open({ databaseUrl, change: () => ({ now: machineNow }) });
  const [one, two] = [
    await gate.player({ role: 'administrator' }),
    await gate.player({ role: 'administrator' }),
  ] as const;
  await gate.close();
  const env = { SERVER_NAME: 'web-a', SUPERVISED: 'yes', BACKUP_FOLDER: folder };
  const run = (client: Client, kind: string) =>
    client.ask(`mutation { runOperation(input: { kind: ${kind}, reason: "As planned." }) { id } }`);

  const first = await startGatewayProcess(databaseUrl, env);
  const admin = at(first, one);
  await until(() => run(admin, 'BACKUP'));
  const backup = await ended(admin);
  expect(backup).toMatchObject({ state: 'DONE' });
  expect(readdirSync(folder)).toEqual([backup.fileName]);
  await run(admin, 'RESTART');
  expect(await first.exit).toBe(RESTART_CODE);

  const second = await startGatewayProcess(databaseUrl, env);
  const back = at(second, one);
  expect(await ended(back)).toMatchObject({ state: 'DONE', errands: [{ serverId: 'web-a' }] });
  const { askShutdown } = await back.ask<{ askShutdown: { id: string } }>(
    'mutation { askShutdown(input: { words: "SHUT DOWN", reason: "A breach." }) { id } }',
  );
  await at(second, two).ask(
    'mutation ($id: ID!) { decideShutdown(input: { id: $id, confirms: true, reason: "I see it." }) { state } }',
    { id: askShutdown.id },
  );
  expect(await second.exit).toBe(0);
}, 300_000);
