import { parseArgs } from 'node:util';
import { EVENT_EXAMPLES } from './__generated__/event-examples.ts';
import type { EventKind, EventTopic } from './__generated__/event-body.ts';
import { type Client, createClient } from './create-client.ts';
import { type Receiver, forward, givenAddress, givenSecret, newSecret } from './forward.ts';

const USAGE = `gauntlet-client listen --forward ADDRESS [--replay | --after CURSOR] [--types WAGER_PLACED,…]
  Sends what happens to your account on to a receiver on this machine, as a webhook is sent it.
  GAUNTLET_URL says where Gauntlet is, GAUNTLET_KEY which key is used. --replay begins with the oldest that is kept.

gauntlet-client trigger KIND --forward ADDRESS
  Sends a receiver on this machine an example of a kind of event, such as battle.joined.

Both sign with GAUNTLET_WEBHOOK_SECRET, or with a new secret that they print.`;

/** What a command gets from where it runs. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly fetch?: typeof fetch;
  /** How long to wait where nothing more has happened; ten seconds. */
  readonly everyMs?: number;
}

const OPTIONS = {
  forward: { type: 'string' },
  replay: { type: 'boolean' },
  after: { type: 'string' },
  types: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const read = (given: readonly string[]) => parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
type Flags = ReturnType<typeof read>['values'];

/** Runs a command of the console; answers its exit code. What is given wrongly is said in a sentence. */
export async function runCommand(given: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const { values, positionals } = read(given);
    const [command, kind] = positionals;
    if (command === 'listen') return await listen(values, surroundings);
    if (command === 'trigger') return await trigger(kind, values, surroundings);
    surroundings.say(USAGE);
    return values.help === true ? 0 : 1;
  } catch (error) {
    surroundings.say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function receiverOf({ forward: to }: Flags, { env, say, fetch: send = globalThis.fetch }: Surroundings): Receiver {
  const address = givenAddress(to);
  const kept = env['GAUNTLET_WEBHOOK_SECRET'];
  const secret = kept === undefined ? newSecret() : givenSecret(kept);
  if (kept === undefined) say(`Signed with ${secret} (keep it as GAUNTLET_WEBHOOK_SECRET)`);
  return { address, secret, fetch: send };
}

/** @throws TypeError that names the kinds there are */
async function trigger(kind: string | undefined, flags: Flags, surroundings: Surroundings): Promise<number> {
  const isKnown = kind !== undefined && Object.hasOwn(EVENT_EXAMPLES, kind);
  if (!isKnown)
    throw new TypeError(
      `${kind === undefined ? 'The kind is missing' : `There is no kind ${kind}`}. There are:\n${Object.keys(EVENT_EXAMPLES).join('\n')}`,
    );
  const receiver = receiverOf(flags, surroundings);
  const body = JSON.stringify({ ...EVENT_EXAMPLES[kind as EventKind], timestamp: new Date().toISOString() });
  const { isTaken, says } = await forward(receiver, { id: `local_${crypto.randomUUID()}`, body });
  surroundings.say(`${kind} → ${says}`);
  return isTaken ? 0 : 1;
}

/** Goes on until it is ended. @throws TypeError, and Refusal as `events` does */
async function listen(flags: Flags, surroundings: Surroundings): Promise<number> {
  const { env, say, everyMs, fetch: send = globalThis.fetch } = surroundings;
  const receiver = receiverOf(flags, surroundings);
  for (const name of ['GAUNTLET_URL', 'GAUNTLET_KEY'])
    if ((env[name] ?? '').trim() === '') throw new TypeError(`${name} is missing in the environment`);
  if (flags.replay === true && flags.after !== undefined) throw new TypeError('Give --replay or --after, not both');
  const client = createClient({ url: env['GAUNTLET_URL'] ?? '', key: env['GAUNTLET_KEY'] ?? '', fetch: send });
  const after = flags.replay === true ? null : (flags.after ?? (await readEnd(client)));
  const types = flags.types?.split(',').map((type) => type.trim().toUpperCase().replaceAll(/[.-]/g, '_'));
  say(`Sends on to ${receiver.address}`);
  let seq = 0;
  const events = client.events({
    after,
    ...(types && { types: types as EventTopic[] }),
    ...(everyMs !== undefined && { everyMs }),
  });
  for await (const { cursor, event } of events) {
    const { type, version, ...rest } = event;
    const body = JSON.stringify({ type, version, seq: ++seq, ...rest });
    const { says } = await forward(receiver, { id: `local_${cursor}`, body });
    say(`${event.data.what} → ${says}`);
  }
  return 0;
}

interface EndPage {
  readonly events: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string } };
}

/** Where the log of the account ends now. */
async function readEnd(client: Client): Promise<string> {
  const query = 'query ($after: String) { events(first: 100, after: $after) { pageInfo { hasNextPage endCursor } } }';
  for (let after: string | null = null; ;) {
    const { events }: EndPage = await client.query<EndPage>(query, { after });
    after = events.pageInfo.endCursor;
    if (!events.pageInfo.hasNextPage) return after;
  }
}
