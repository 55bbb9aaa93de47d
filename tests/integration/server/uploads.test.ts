import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import type { RestRoute } from '../../../gateway/kernel/http/route.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { register } from '../../support/oauth-steps.ts';
import { replayed } from '../../support/replay-calls.ts';

let gate: HttpGateway;
let replayId: string;
let winner: SignedIn;
let captain: SignedIn;
let maker: SignedIn;
let applicationId: string;
beforeAll(async () => {
  gate = await HttpGateway.open();
  [winner, captain] = [await gate.player({ cents: 500_00 }), await gate.player()];
  replayId = await replayed(gate.deps, winner, await gate.player({ cents: 500_00 }));
  await captain.ask('mutation { createTeam(name: "Senders", description: "") { id } }');
  maker = await gate.player();
  applicationId = (await register(maker)).id;
});
afterAll(() => gate.close());

const LOGO = '/api/applications/:id/logo';

// Parts have tests of their own.
const uploads = WIRING.routes.filter(({ method, takesFile }) => method === 'POST' && takesFile !== undefined);
const names = uploads.map(({ path }) => path);
const routeOf = (path: string): RestRoute & { takesFile: NonNullable<RestRoute['takesFile']> } => {
  const route = uploads.find((one) => one.path === path);
  if (!route?.takesFile) throw new Error(`${path} takes no file`);
  return { ...route, takesFile: route.takesFile };
};
const typeOf = (path: string): string => routeOf(path).takesFile.types[0] ?? '';

/** Who may send a file there. */
const senderOf = async (path: string): Promise<SignedIn> => {
  if (path === '/api/replays/:id/clip') return winner;
  if (path === LOGO) return maker;
  if (routeOf(path).access === 'administrator') return gate.player({ role: 'administrator' });
  return path === '/api/uploads/team-logo' ? captain : gate.player({ verification: 'unverified' });
};

/** What is answered to a head alone, whose body is announced and never sent. */
function announce(client: Client, path: string, bytes: number, type = typeOf(path)): Promise<[number, unknown]> {
  return new Promise((resolve, reject) => {
    const call = request(
      gate.url + path.replace(':id', path === LOGO ? applicationId : replayId),
      {
        method: 'POST',
        headers: { cookie: client.cookie, 'content-type': type, 'content-length': String(bytes) },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => void (text += chunk.toString()));
        response.on('end', () => {
          call.destroy();
          resolve([response.statusCode ?? 0, (JSON.parse(text) as { code?: unknown }).code]);
        });
      },
    );
    call.on('error', reject);
    call.flushHeaders();
  });
}

describe.each(names)('before a byte is read, %s', (path) => {
  test('refuses what is announced as too large or as something else', async () => {
    const client = await senderOf(path);
    const { bytesMax } = routeOf(path).takesFile;
    expect(await announce(client, path, bytesMax + 1)).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await announce(client, path, 10, 'text/html')).toEqual([415, 'FILE_UNUSABLE']);
  });
});

test('what the payment provider does not call itself takes no file', async () => {
  const path = '/api/payments/webhooks/:provider';
  expect(names).toContain(path);
  expect(await announce(gate.visitor(), path, 100)).toEqual([404, 'NOT_FOUND']);
});

describe.each(names.filter((path) => ['own', 'administrator'].includes(routeOf(path).access)))(
  'before a byte is read, %s',
  (path) => {
    test('refuses whoever is not signed in or may not act', async () => {
      expect(await announce(gate.visitor(), path, 10)).toEqual([401, 'UNAUTHENTICATED']);
      const client = await senderOf(path);
      const become = (status: 'suspended' | 'active') =>
        gate.db.transact((tx) => updateUserStanding(tx, client.user.id, { status }));
      await become('suspended');
      expect(await announce(client, path, 10)).toEqual([401, 'UNAUTHENTICATED']);
      await become('active');
    });

    test('refuses whoever has sent too many', async () => {
      const client = await senderOf(path);
      const send = () =>
        client.send({
          method: 'POST',
          path: path.replace(':id', path === LOGO ? applicationId : replayId),
          headers: { 'content-type': typeOf(path) },
          body: 'nothing of the kind',
        });
      let sent = 0;
      while ((await send()).status === 415 && sent < 100) sent++;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(20);
      expect(await announce(client, path, 10)).toEqual([429, 'RATE_LIMITED']);
    });
  },
);
