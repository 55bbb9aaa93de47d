import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { devicePath } from '../../../domain/platform/platform.paths.ts';
import { OAUTH } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Actor } from '../../kernel/actor.ts';
import { readBytes, tellEncodings } from '../../kernel/http/body.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { FileCall, FileRoute } from '../../kernel/manifest/room.ts';

const DISCOVERY = '/.well-known/oauth-authorization-server';

/** What of the library is there: everything else of it is not. With how often one address may ask within a minute. */
const PATHS: ReadonlyMap<string, number> = new Map([
  ['/auth', 60],
  ['/token', 300],
  ['/revoke', 60],
  ['/device/auth', 30],
  ['/jwks', 300],
  [DISCOVERY, 300],
]);
/** Where a browser goes on when the player has answered. */
const RESUME = /^\/auth\/[\w-]{1,100}$/;
/** What only describes: anything else here notes what somebody asked, or hands out. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(['/jwks', DISCOVERY]);
/** Of a form; those of the protocol have a few hundred. */
const FORM_BYTES_MAX = 57_344;

interface Served {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly callers: WeakMap<IncomingMessage, FileCall['findActor']>;
  /** What the library could not do, by the call. */
  readonly faults: WeakMap<IncomingMessage, Error>;
}

const served = new WeakMap<Deps, Promise<Served>>();

/** The library is loaded with the first call that needs it. */
async function open(deps: Deps): Promise<Served> {
  const { makeProvider } = await import('./oauth-provider.ts');
  const callers: Served['callers'] = new WeakMap();
  const faults: Served['faults'] = new WeakMap();
  const findActor = async (request: IncomingMessage): Promise<Actor | null> => {
    const actor = (await callers.get(request)?.()) ?? null;
    // Whoever only sees with the eyes of a player lets no application in.
    return actor?.inspecting ? null : actor;
  };
  const provider = makeProvider(deps, findActor);
  provider.on('server_error', ({ req }, fault) => void faults.set(req, fault));
  return { serve: provider.callback(), callers, faults };
}

async function answerOauth(call: FileCall): Promise<void> {
  const { request, response, pathname } = call;
  const path = pathname.slice(OAUTH.length);
  if (path === '/device') {
    const code = new URLSearchParams((request.url ?? '').split('?')[1]).get('user_code');
    response.statusCode = 303;
    response.setHeader('Location', code === null ? devicePath : `${devicePath}?code=${encodeURIComponent(code)}`);
    response.end();
    return;
  }
  const most = RESUME.test(path) ? PATHS.get('/auth') : PATHS.get(path);
  if (most === undefined) {
    response.statusCode = 404;
    response.end();
    return;
  }
  // Before its turn comes: who sends slowly takes nobody's place. What was read so, the library takes from `body`.
  if (request.method === 'POST') {
    const read = await readBytes(request, FORM_BYTES_MAX);
    if (!read.ok) {
      response.statusCode = read.status;
      tellEncodings(response, read);
      response.end();
      return;
    }
    Object.assign(request, { body: read.bytes });
  }
  await call.admit(DESCRIPTIONS.has(path) ? 'read' : 'change', () => serveInTurn(call, path, most));
}

async function serveInTurn(
  { deps, request, response, address, findActor }: FileCall,
  path: string,
  most: number,
): Promise<void> {
  await chargeAttempt(deps, `oauth:${path.split('/')[1]}:address:${address}`, most, MINUTE);
  let opening = served.get(deps);
  if (!opening) served.set(deps, (opening = open(deps)));
  const { serve, callers, faults } = await opening;
  callers.set(request, findActor);
  const { protocol, host } = new URL(deps.config.publicUrl);
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = host;
  const originalUrl = request.url ?? '';
  Object.assign(request, { originalUrl, url: originalUrl.slice(OAUTH.length) });
  await serve(request, response);
  const fault = faults.get(request);
  if (!fault) return;
  // It has been answered; it is written down like any other.
  await finished(response);
  throw fault;
}

export const oauthFiles: readonly FileRoute[] = [
  { prefix: `${OAUTH}/`, answer: answerOauth },
  {
    // Where RFC 8414 has it, for an issuer that has a path.
    prefix: `${DISCOVERY}/`,
    answer: async (call) => {
      if (call.pathname !== `${DISCOVERY}${OAUTH}`) {
        call.response.statusCode = 404;
        call.response.end();
        return;
      }
      const pathname = `${OAUTH}${DISCOVERY}`;
      call.request.url = pathname;
      await answerOauth({ ...call, pathname });
    },
  },
];
