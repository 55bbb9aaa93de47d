import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shape } from './game.ts';
import { type Input, LOG_BYTES_MAX, joinStages, readLog, readStage, writeLog, writeStage } from './log.ts';

const SHAPE: Shape = {
  stages: 3,
  stageTicks: 1_000,
  fields: [
    { least: -300, most: 300 },
    { least: 0, most: 4 },
  ],
  inputsPerSecond: 4,
};
const input = fc.record({ at: fc.nat(999), values: fc.tuple(fc.integer({ min: -300, max: 300 }), fc.nat(4)) });
const inputs = fc
  .array(input, { maxLength: 4 })
  .map((list): Input[] => list.toSorted((one, other) => one.at - other.at));
const good: Input[] = [{ at: 300, values: [1, 1] }];
const bytesOf = (list: readonly Input[]) => writeStage(SHAPE, list);

describe('a stage', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(inputs, (list) => {
        expect(readStage(SHAPE, bytesOf(list))).toEqual(list);
      }),
    );
  });

  it('has one spelling: whatever is read is written with the same bytes', () => {
    const near = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      inputs.chain((list) =>
        fc.tuple(fc.nat(), fc.nat(255)).map(([place, byte]) => bytesOf(list).with(place % bytesOf(list).length, byte)),
      ),
    );
    fc.assert(
      fc.property(near, (bytes) => {
        const read = readStage(SHAPE, bytes);
        if (read) expect(bytesOf(read)).toEqual(bytes);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each<[string, number[]]>([
    ['nothing', []],
    ['a missing input', [1]],
    ['an input that is cut off', [1, 0, 0]],
    ['a byte too many', [0, 0]],
    ['a count in two bytes where one is enough', [0x80, 0]],
    ['a wait in two bytes where one is enough', [1, 0x81, 0, 0, 0]],
    ['a number of five bytes', [1, 0x80, 0x80, 0x80, 0x80, 1, 0, 0]],
    ['a tick after the end', [...bytesOf([{ at: 1_000, values: [0, 0] }])]],
    ['a number above its most', [...bytesOf([{ at: 0, values: [301, 0] }])]],
    ['a count beyond what is there', [0xff, 0xff, 0xff, 0x7f]],
    ['five inputs within a second', [...bytesOf([0, 50, 100, 150, 199].map((at) => ({ at, values: [0, 0] })))]],
  ])('with %s is refused', (_what, bytes) => {
    expect(readStage(SHAPE, Uint8Array.from(bytes))).toBeNull();
  });

  it('takes as many inputs within a second as a hand gives, and the next one a second after the first', () => {
    const list = [0, 50, 100, 150, 200].map((at) => ({ at, values: [0, 0] }));
    expect(readStage(SHAPE, bytesOf(list))).toEqual(list);
  });
});

describe('a log', () => {
  it('is its stages as they were handed in; one that never came has no inputs', () => {
    const stages = [bytesOf(good), null, bytesOf(good)];
    expect(readLog(SHAPE, joinStages(stages))).toEqual([good, [], good]);
    expect(writeLog(SHAPE, [good, [], good])).toEqual(joinStages(stages));
  });

  it.each<[string, Uint8Array]>([
    ['nothing in it', new Uint8Array()],
    ['another format', writeLog(SHAPE, [good, [], []]).with(0, 2)],
    ['a stage too few', writeLog(SHAPE, [good, []])],
    ['a stage too many', writeLog(SHAPE, [good, [], [], []])],
    ['more bytes than any run has', new Uint8Array(LOG_BYTES_MAX + 1).fill(1)],
  ])('with %s is refused', (_what, log) => {
    expect(readLog(SHAPE, log)).toBeNull();
  });

  it('is refused where the second across the border of two stages holds more than a hand gives', () => {
    const at = (...ticks: number[]) => ticks.map((tick) => ({ at: tick, values: [0, 0] }));
    expect(readLog(SHAPE, writeLog(SHAPE, [at(900, 950, 990), at(0, 99), []]))).toBeNull();
    expect(readLog(SHAPE, writeLog(SHAPE, [at(900, 950, 990), at(0, 100), []]))).not.toBeNull();
  });
});
