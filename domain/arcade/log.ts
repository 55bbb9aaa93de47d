import { type Field, type Shape, TICKS_PER_SECOND } from './game.ts';

/** One input: on which tick of its stage, and its numbers in the order of the game's fields. */
export interface Input {
  readonly at: number;
  readonly values: readonly number[];
}

/** The first byte of every log. */
const FORMAT = 1;

/** No run by hand comes near; longer ones are not read. */
export const LOG_BYTES_MAX = 16_384;
const VARINT_BYTES_MAX = 4;

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push(128 + (rest % 128));
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/**
 * A stage as it is handed in: how many inputs, and for each the ticks since the one before and its numbers above their
 * least, all as varints. Inputs have to be in order and of the game's fields.
 */
export function writeStage({ fields }: Pick<Shape, 'fields'>, inputs: readonly Input[]): Uint8Array {
  const bytes: number[] = [];
  pushVarint(bytes, inputs.length);
  let last = 0;
  for (const { at, values } of inputs) {
    pushVarint(bytes, at - last);
    fields.forEach(({ least }, n) => pushVarint(bytes, (values[n] ?? least) - least));
    last = at;
  }
  return Uint8Array.from(bytes);
}

/** Goes through bytes; null once they are not what the writer writes. */
class Reader {
  #place = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#place;
  }

  byte(): number | null {
    return this.#bytes[this.#place++] ?? null;
  }

  /** Each number has one spelling: a last byte of 0 says nothing, so that it must be the only one. */
  varint(): number | null {
    let [value, unit] = [0, 1];
    for (let length = 1; length <= VARINT_BYTES_MAX; length++) {
      const byte = this.byte();
      if (byte === null) return null;
      value += (byte % 128) * unit;
      if (byte < 128) return byte === 0 && length > 1 ? null : value;
      unit *= 128;
    }
    return null;
  }

  field({ least, most }: Field): number | null {
    const above = this.varint();
    return above === null || above > most - least ? null : least + above;
  }

  input({ fields, stageTicks }: Shape, last: number): Input | null {
    const wait = this.varint();
    if (wait === null || last + wait >= stageTicks) return null;
    const values: number[] = [];
    for (const field of fields) {
      const value = this.field(field);
      if (value === null) return null;
      values.push(value);
    }
    return { at: last + wait, values };
  }

  stage(shape: Shape): Input[] | null {
    const count = this.varint();
    // Each input has a byte at least: no count makes the reader go on beyond what is there.
    if (count === null || count > this.left) return null;
    const inputs: Input[] = [];
    for (let n = 0; n < count; n++) {
      const input = this.input(shape, inputs.at(-1)?.at ?? 0);
      if (!input) return null;
      inputs.push(input);
    }
    return inputs;
  }
}

/** Whether no second of a run holds more inputs than a hand gives, across the borders of stages too. */
function isByHand({ stageTicks, inputsPerSecond }: Shape, stages: readonly (readonly Input[])[]): boolean {
  const ticks = stages.flatMap((inputs, stage) => inputs.map(({ at }) => stage * stageTicks + at));
  return ticks.every((tick, n) => {
    const earlier = ticks[n - inputsPerSecond];
    return earlier === undefined || tick - earlier >= TICKS_PER_SECOND;
  });
}

/** The inputs of one handed-in stage; null where the bytes are not exactly what `writeStage` writes for a hand. */
export function readStage(shape: Shape, bytes: Uint8Array): Input[] | null {
  if (bytes.length > LOG_BYTES_MAX) return null;
  const reader = new Reader(bytes);
  const inputs = reader.stage(shape);
  return inputs && reader.left === 0 && isByHand(shape, [inputs]) ? inputs : null;
}

/**
 * The log of a run from its stages as they were handed in, each readable by itself, so that none can move the borders of
 * the others. A stage that never came is null and has no inputs.
 */
export function joinStages(stages: readonly (Uint8Array | null)[]): Uint8Array {
  return Uint8Array.from([FORMAT, ...stages.flatMap((bytes) => (bytes ? [...bytes] : [0]))]);
}

export const writeLog = (shape: Pick<Shape, 'fields'>, stages: readonly (readonly Input[])[]): Uint8Array =>
  joinStages(stages.map((inputs) => writeStage(shape, inputs)));

/** The inputs of a run, stage by stage; null where the bytes are no log that a hand can have made. Never throws. */
export function readLog(shape: Shape, log: Uint8Array): Input[][] | null {
  if (log.length > LOG_BYTES_MAX) return null;
  const reader = new Reader(log);
  if (reader.byte() !== FORMAT) return null;
  const stages: Input[][] = [];
  for (let stage = 0; stage < shape.stages; stage++) {
    const inputs = reader.stage(shape);
    if (!inputs) return null;
    stages.push(inputs);
  }
  return reader.left === 0 && isByHand(shape, stages) ? stages : null;
}
