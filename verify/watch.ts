import { base64Of, isSame } from './bytes.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import type { Checked, Fault } from './faults.ts';
import { askCheckpoint } from './ledger.ts';
import { type Key, keyText, readKey } from './note.ts';
import { type Source, TileFault, TileTree } from './tiles.ts';
import { isConsistent } from './tree.ts';

/** A head that a log has signed, kept as it was signed: whoever gets the file checks it anew. */
interface Seen {
  readonly at: string;
  readonly signed: string;
}

/** What a watcher keeps of a log. Nothing in it is ever taken out or put back. */
export interface Memory {
  readonly key: string;
  /** Each begins the next. */
  readonly seen: readonly Seen[];
  /** What was shown and does not fit, with the head that it does not fit to. */
  readonly faults: readonly (Seen & { readonly fault: Fault; readonly beside: string | null })[];
}

export const emptyMemory = (key: Key): Memory => ({ key: keyText(key), seen: [], faults: [] });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) && typeof value['at'] === 'string' && typeof value['signed'] === 'string';

const isMemory = (value: unknown): value is Memory =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  Array.isArray(value['seen']) &&
  value['seen'].every(isSeen) &&
  Array.isArray(value['faults']) &&
  value['faults'].every(isSeen);

/** The memory of a file; null where it is none. */
export function readMemory(text: string): Memory | null {
  try {
    const value: unknown = JSON.parse(text);
    return isMemory(value) ? value : null;
  } catch {
    return null;
  }
}

interface Kept {
  readonly key: Key;
  readonly heads: readonly (Checkpoint & { readonly signed: string })[];
}

/** The heads of a memory, each of which its log has signed. A file that says otherwise proves nothing. */
async function openMemory(memory: Memory): Promise<Checked<Kept>> {
  const key = await readKey(memory.key);
  if (!key) return { fault: 'wrong-state' };
  const heads: Kept['heads'][number][] = [];
  for (const { signed } of memory.seen) {
    const opened = await openCheckpoint(signed, key);
    if ('fault' in opened) return { fault: 'wrong-state' };
    heads.push({ ...opened.found, signed });
  }
  return { found: { key, heads } };
}

/** Whether one head begins the other, by what the log serves; null where it does. */
async function faultBetween(
  source: Source,
  before: Checkpoint,
  after: Checkpoint,
  otherwise: Fault,
): Promise<Fault | null> {
  if (before.size === after.size) return isSame(before.root, after.root) ? null : 'forked';
  try {
    const proof = await new TileTree(source, after.size).proveConsistency(before.size);
    return (await isConsistent(before, after, proof)) ? null : otherwise;
  } catch (error) {
    if (error instanceof TileFault) return error.fault;
    throw error;
  }
}

export interface Watched {
  /** To be kept, also where something is wrong: the proof of it stands there. */
  readonly memory: Memory;
  readonly fault: Fault | null;
  readonly head: Checkpoint | null;
}

type Found = Memory['faults'][number];

/** A memory with a fault more; one that only lasts stands there once. */
function withFault(memory: Memory, found: Found): Memory {
  const last = memory.faults.at(-1);
  const isKnown = last?.fault === found.fault && last.signed === found.signed && last.beside === found.beside;
  return isKnown ? memory : { ...memory, faults: [...memory.faults, found] };
}

/** Asks a log for its head once, and holds it to the last one that was seen. */
export async function watchOnce(
  source: Source,
  memory: Memory,
  at: string,
  witnesses: readonly Key[] = [],
): Promise<Watched> {
  const opened = await openMemory(memory);
  if ('fault' in opened) return { memory, fault: opened.fault, head: null };
  const { key, heads } = opened.found;
  const last = heads.at(-1) ?? null;
  const asked = await askCheckpoint(source, key, witnesses);
  const wrong = (fault: Fault, head: Checkpoint | null): Watched => ({
    memory: withFault(memory, { at, signed: asked.signed ?? '', fault, beside: last?.signed ?? null }),
    fault,
    head,
  });
  if ('fault' in asked) return wrong(asked.fault, null);
  const head = asked.found;
  if (last && head.size < last.size) return wrong('shrunk', head);
  const fault = last && (await faultBetween(source, last, head, 'rewritten'));
  if (fault) return wrong(fault, head);
  const isNew = last?.size !== head.size;
  return {
    memory: isNew ? { ...memory, seen: [...memory.seen, { at, signed: asked.signed ?? '' }] } : memory,
    fault: null,
    head,
  };
}

/** Holds what another watcher has seen to what this one has: of two histories, each had the one that it was shown. */
export async function meetWatcher(source: Source, memory: Memory, other: Memory, at: string): Promise<Watched> {
  const [own, theirs] = [await openMemory(memory), await openMemory(other)];
  if ('fault' in own) return { memory, fault: own.fault, head: null };
  if ('fault' in theirs || other.key !== memory.key) return { memory, fault: 'wrong-state', head: null };
  const last = own.found.heads.at(-1) ?? null;
  if (!last) return { memory, fault: null, head: null };
  for (const head of theirs.found.heads) {
    // Two roots of one size need no word of the log any more.
    const beside = own.found.heads.find(({ size }) => size === head.size) ?? last;
    const [before, after] = head.size < beside.size ? [head, beside] : [beside, head];
    const fault = await faultBetween(source, before, after, 'forked');
    if (fault)
      return {
        memory: withFault(memory, { at, signed: head.signed, fault, beside: beside.signed }),
        fault,
        head: last,
      };
  }
  return { memory, fault: null, head: last };
}

/** For people: a root is long, its beginning tells it apart. */
export const describeHead = ({ origin, size, root }: Checkpoint): string =>
  `${origin}: ${size} leaves, root ${base64Of(root)}`;
