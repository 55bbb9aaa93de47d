import { parseArgs } from 'node:util';
import { checkBalance } from './balance.ts';
import { type Bytes, readNumber, textOf } from './bytes.ts';
import { checkCrate } from './crate.ts';
import { EXIT, FAULTS, type Fault, exitOf } from './faults.ts';
import { checkLedger } from './ledger.ts';
import { type Key, readKey } from './note.ts';
import { type Asked, checkProofFile } from './proof-file.ts';
import type { Source } from './tiles.ts';
import { type Memory, describeHead, emptyMemory, meetWatcher, readMemory, watchOnce } from './watch.ts';
import { wordsOfBalance, wordsOfCrate, wordsOfProof } from './words.ts';

export interface Surroundings {
  /** What stands below an address, with a slash at its end. */
  readonly sourceOf: (url: string) => Source;
  /** Null where there is no such file. */
  readonly readFile: (path: string) => Bytes | null;
  /** Whole or not at all. */
  readonly writeFile: (path: string, text: string) => void;
  readonly say: (line: string) => void;
  readonly now: () => string;
}

const USAGE = `gauntlet-verify ledger URL --key KEY [--witness KEY]...
gauntlet-verify proof FILE --key KEY [--witness KEY]... [--receipt FILE]
gauntlet-verify crate FILE [--commitment HEX]
gauntlet-verify balance FILE [--root HEX] [--total CENTS]
gauntlet-verify watch URL --state FILE [--key KEY] [--witness KEY]... [--with FILE]...

URL is where the log stands, https://house.example/ledger. KEY is its verifier key, name+id+key: take it from
somewhere else than the log. 'watch' keeps what it saw in FILE, asks for KEY the first time only, and looks once:
let a timer call it. '--with' is the FILE of another watcher. '--commitment' is the hash that you were shown
before you paid for the crate, '--root' and '--total' what somebody else was shown of the same day.

0 holds, 1 something is wrong, 2 the call is; of 'watch' also
10 shrunk, 11 rewritten, 12 forked, 13 silent, 14 key changed without word`;

/** A call that cannot be done as it stands. */
class Misuse extends Error {}

const OPTIONS = {
  key: { type: 'string' },
  witness: { type: 'string', multiple: true },
  receipt: { type: 'string' },
  commitment: { type: 'string' },
  root: { type: 'string' },
  total: { type: 'string' },
  state: { type: 'string' },
  with: { type: 'string', multiple: true },
} as const;

async function keyOf(text: string, kind: Key['kind']): Promise<Key> {
  const key = await readKey(text);
  if (key?.kind !== kind) throw new Misuse(`${text} is no verifier key of a ${kind}`);
  return key;
}

const needed = (value: string | undefined, name: string): string => {
  if (value === undefined) throw new Misuse(`${name} is missing`);
  return value;
};

function textOfFile({ readFile }: Surroundings, path: string): string {
  const text = textOf(readFile(path) ?? Uint8Array.of(0xff));
  if (text === null) throw new Misuse(`${path} is no file of text`);
  return text;
}

type Given = Readonly<ReturnType<typeof parse>>;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : 'this is no call');
  }
}

function sourceOf(url: string, around: Surroundings): Source {
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Misuse(`${url} is no address`);
  return around.sourceOf(url);
}

const witnessesOf = ({ values }: Given): Promise<Key[]> =>
  Promise.all((values.witness ?? []).map((text) => keyOf(text, 'witness')));

function sayFault({ say }: Surroundings, fault: Fault): number {
  say(FAULTS[fault]);
  return exitOf(fault);
}

async function runLedger(url: string, given: Given, around: Surroundings): Promise<number> {
  const key = await keyOf(needed(given.values.key, '--key'), 'log');
  const checked = await checkLedger(sourceOf(url, around), key, await witnessesOf(given));
  if ('fault' in checked) return sayFault(around, checked.fault);
  const { checkpoint, transfers, others } = checked.found;
  around.say(describeHead(checkpoint));
  around.say(`HOLDS: ${transfers} transfers and ${others} other leaves make this root, and the log has signed it.`);
  return EXIT.holds;
}

async function runProof(path: string, given: Given, around: Surroundings): Promise<number> {
  const { values } = given;
  const asked: Asked = {
    key: await keyOf(needed(values.key, '--key'), 'log'),
    witnesses: await witnessesOf(given),
    ...(values.receipt === undefined ? {} : { receipt: textOfFile(around, values.receipt) }),
  };
  const checked = await checkProofFile(textOfFile(around, path), asked);
  if ('fault' in checked) return sayFault(around, checked.fault);
  for (const words of wordsOfProof(checked.found, asked.receipt)) around.say(words);
  return EXIT.holds;
}

async function runCrate(path: string, { values: { commitment } }: Given, around: Surroundings): Promise<number> {
  const checked = await checkCrate(textOfFile(around, path), commitment);
  if ('fault' in checked) return sayFault(around, checked.fault);
  for (const words of wordsOfCrate(checked.found, commitment)) around.say(words);
  return EXIT.holds;
}

async function runBalance(path: string, { values: { root, total } }: Given, around: Surroundings): Promise<number> {
  const totalCents = total === undefined ? undefined : readNumber(total);
  if (totalCents === null) throw new Misuse(`${total} is no number of cents`);
  const checked = await checkBalance(textOfFile(around, path), {
    ...(root !== undefined && { root }),
    ...(totalCents !== undefined && { totalCents }),
  });
  if ('fault' in checked) return sayFault(around, checked.fault);
  for (const words of wordsOfBalance(checked.found, root)) around.say(words);
  return EXIT.holds;
}

async function memoryOf(path: string, { values }: Given, around: Surroundings): Promise<Memory> {
  const isKept = around.readFile(path) !== null;
  const key = isKept && values.key === undefined ? null : await keyOf(needed(values.key, '--key'), 'log');
  const memory = isKept ? readMemory(textOfFile(around, path)) : key && emptyMemory(key);
  if (!memory) throw new Misuse(`${path} keeps nothing of a log`);
  if (key && memory.key !== values.key) throw new Misuse(`${path} is of another key`);
  return memory;
}

async function runWatch(url: string, given: Given, around: Surroundings): Promise<number> {
  const path = needed(given.values.state, '--state');
  const others = (given.values.with ?? []).map((file) => {
    const other = readMemory(textOfFile(around, file));
    if (!other) throw new Misuse(`${file} keeps nothing of a log`);
    return other;
  });
  const source = sourceOf(url, around);
  const first = await watchOnce(source, await memoryOf(path, given, around), around.now(), await witnessesOf(given));
  const faults = [first.fault];
  let { memory } = first;
  for (const other of others) {
    const met = await meetWatcher(source, memory, other, around.now());
    faults.push(met.fault);
    ({ memory } = met);
  }
  around.writeFile(path, `${JSON.stringify(memory, null, 2)}\n`);
  if (first.head) around.say(describeHead(first.head));
  if (first.head?.announcesKey) around.say('Another key signs beside the one that you know: ask the house for it.');
  // A fork weighs more than that the log did not answer.
  const fault = faults.find((one) => one === 'forked') ?? faults.find((one) => one !== null);
  if (fault) return sayFault(around, fault);
  if (memory.faults.length > 0) around.say(`${path} keeps ${memory.faults.length} faults of earlier.`);
  around.say('HOLDS: it goes on from everything that was seen before.');
  return EXIT.holds;
}

const RUNS: Readonly<Record<string, (subject: string, given: Given, around: Surroundings) => Promise<number>>> = {
  ledger: runLedger,
  proof: runProof,
  crate: runCrate,
  balance: runBalance,
  watch: runWatch,
};

/** Runs a call, and gives its exit code. */
export async function runCommand(words: readonly string[], around: Surroundings): Promise<number> {
  try {
    const given = parse(words);
    const [name = '', subject, ...more] = given.positionals;
    const run = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined;
    if (!run || subject === undefined || more.length > 0) {
      around.say(USAGE);
      return EXIT.usage;
    }
    return await run(subject, given, around);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    around.say(error.message);
    return EXIT.usage;
  }
}
