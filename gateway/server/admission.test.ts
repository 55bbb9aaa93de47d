import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../domain/shared/refusals.ts';
import { Admission, type Rank } from './admission.ts';

/** Calls that run until they are ended, and what became of each. */
class Calls {
  readonly began: string[] = [];
  readonly refused: string[] = [];
  readonly #ends = new Map<string, () => void>();
  readonly #gate: Admission;

  constructor(gate: Admission) {
    this.#gate = gate;
  }

  async come(name: string, rank: Rank = 'read'): Promise<void> {
    const work = () => {
      this.began.push(name);
      return new Promise<void>((resolve) => void this.#ends.set(name, resolve));
    };
    this.#gate.run(rank, work).catch((error: unknown) => {
      this.refused.push(error instanceof Refused && error.refusal.code === 'OVERLOADED' ? name : String(error));
    });
    await setImmediate();
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await setImmediate();
  }
}

const tick = async (gate: Admission, lateMs = 0, times = 1): Promise<void> => {
  for (let n = 0; n < times; n++) gate.tick(lateMs);
  await setImmediate();
};

describe('at the door', () => {
  it('so many calls are worked on at once; the next one begins when one ends', async () => {
    const gate = new Admission(2);
    const calls = new Calls(gate);
    for (const name of ['a', 'b', 'c', 'd']) await calls.come(name);
    expect([calls.began, gate.isCrowded]).toEqual([['a', 'b'], true]);
    await calls.end('b');
    expect([calls.began, gate.isCrowded]).toEqual([['a', 'b', 'c'], false]);
    expect(gate.crowd).toEqual({ underWay: 2, waiting: 1, limit: 2 });
  });

  it('calls that move money go first, live sockets last; within a rank the oldest', async () => {
    const calls = new Calls(new Admission(2));
    await calls.come('a');
    await calls.come('b');
    await calls.come('live', 'live');
    await calls.come('read', 'read');
    await calls.come('change', 'change');
    await calls.come('keyed', 'keyed');
    for (const name of ['a', 'b', 'keyed', 'change']) await calls.end(name);
    expect(calls.began).toEqual(['a', 'b', 'keyed', 'change', 'read', 'live']);
  });

  it('a full line refuses the newest of those who matter least, and tells them half a second after they came', async () => {
    let now = 0;
    const gate = new Admission(1, undefined, () => now);
    const calls = new Calls(gate);
    for (const name of ['a', 'b', 'c', 'd']) await calls.come(name);
    await calls.come('money', 'keyed');
    now = 100;
    await calls.come('more money', 'keyed');
    await calls.come('even more', 'keyed');
    await calls.end('a');
    expect(calls.began).toEqual(['a', 'money']);
    now = 499;
    await tick(gate);
    expect(calls.refused).toEqual([]);
    now = 500;
    await tick(gate);
    expect(calls.refused).toEqual(['d', 'c', 'b']);
    now = 600;
    await tick(gate);
    expect(calls.refused).toEqual(['d', 'c', 'b', 'even more', 'more money']);
  });

  it('who has waited for more than 0.3 seconds gets no turn any more, and nobody before', async () => {
    let now = 0;
    const gate = new Admission(1, undefined, () => now);
    const calls = new Calls(gate);
    await calls.come('a');
    await calls.come('waits', 'keyed');
    now = 300;
    await tick(gate, 0, 2);
    expect(calls.refused).toEqual([]);
    now = 301;
    await tick(gate, 0, 2);
    expect([calls.refused, gate.crowd.waiting]).toEqual([[], 0]);
    now = 500;
    await tick(gate);
    expect(calls.refused).toEqual(['waits']);
  });

  it('the time for which the process itself stood still is nobody’s waiting', async () => {
    let now = 0;
    const gate = new Admission(1, undefined, () => now);
    const calls = new Calls(gate);
    await calls.come('a');
    await calls.come('waits');
    now = 2_300;
    await tick(gate, 2_000, 2);
    expect(calls.refused).toEqual([]);
    now = 2_301;
    await tick(gate, 0, 2);
    expect(calls.refused).toEqual(['waits']);
  });

  it('lets in fewer while the event loop is late, never fewer than eight, and more again when it is not', async () => {
    const gate = new Admission(64);
    await tick(gate, 500);
    expect(gate.crowd.limit).toBe(51);
    await tick(gate, 500, 30);
    expect(gate.crowd.limit).toBe(8);
    await tick(gate, 0, 2);
    expect(gate.crowd.limit).toBe(16);
    await tick(gate, 0, 30);
    expect(gate.crowd.limit).toBe(64);
    const few = new Admission(2);
    await tick(few, 500, 5);
    expect(few.crowd.limit).toBe(2);
  });

  it('and while half of the calls take longer than a quarter of a second', async () => {
    let now = 0;
    const gate = new Admission(64, undefined, () => now);
    const calls = new Calls(gate);
    for (const name of ['a', 'b', 'c']) await calls.come(name);
    await calls.end('a');
    now = 251;
    await calls.end('b');
    await tick(gate);
    expect(gate.crowd.limit).toBe(51);
    await calls.end('c');
    await tick(gate);
    expect(gate.crowd.limit).toBe(40);
    await tick(gate);
    expect(gate.crowd.limit).toBe(44);
  });

  it('begins no more in a turn of the event loop once ten milliseconds of it have gone, and goes on in the next', async () => {
    let now = 0;
    const gate = new Admission(64, undefined, () => now);
    const begun: number[] = [];
    const works = Array.from({ length: 5 }, (_, n) =>
      gate.run('read', () => {
        begun.push(n);
        now += 6;
        return Promise.resolve();
      }),
    );
    for (let n = 0; n < 10; n++) await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    await setImmediate();
    expect(begun).toEqual([0, 1, 2, 3]);
    await Promise.all(works);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('of calls that matter least, begins none once half a millisecond of a turn has gone, and others at once', async () => {
    let now = 0;
    const gate = new Admission(64, undefined, () => now);
    const begun: string[] = [];
    const come = (name: string, rank: Rank) =>
      gate.run(rank, () => {
        begun.push(name);
        now += 0.3;
        return Promise.resolve();
      });
    const works = ['a', 'b', 'c'].map((name) => come(name, 'live'));
    for (let n = 0; n < 10; n++) await Promise.resolve();
    expect(begun).toEqual(['a', 'b']);
    works.push(come('read', 'read'));
    for (let n = 0; n < 10; n++) await Promise.resolve();
    expect(begun).toEqual(['a', 'b', 'read']);
    await setImmediate();
    await Promise.all(works);
    expect(begun).toEqual(['a', 'b', 'read', 'c']);
  });

  it('calls wait while every turn of the event loop brings a connection, and begin after the first without one', async () => {
    const gate = new Admission(64);
    const calls = new Calls(gate);
    gate.noteConnection();
    await calls.come('a');
    for (let n = 0; n < 20; n++) {
      gate.noteConnection();
      await setImmediate();
    }
    expect(calls.began).toEqual([]);
    await setImmediate();
    expect(calls.began).toEqual(['a']);
  });

  it('connections without end hold calls up for a fifth of a second, and then for none as long', async () => {
    let now = 0;
    const gate = new Admission(64, undefined, () => now);
    const calls = new Calls(gate);
    const turn = async (name?: string) => {
      gate.noteConnection();
      await (name === undefined ? setImmediate() : calls.come(name));
    };
    await turn('a');
    now = 199;
    await turn();
    expect(calls.began).toEqual([]);
    now = 200;
    await turn();
    expect(calls.began).toEqual(['a']);
    now = 399;
    await turn('b');
    expect(calls.began).toEqual(['a', 'b']);
    now = 400;
    await turn('c');
    expect(calls.began).toEqual(['a', 'b']);
  });

  it('what fails gives its place back', async () => {
    const gate = new Admission(1);
    await expect(gate.run('read', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(gate.run('read', () => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('once closed it serves who is in the line, and refuses at once whoever comes', async () => {
    const gate = new Admission(1);
    const calls = new Calls(gate);
    await calls.come('a');
    await calls.come('b');
    gate.close();
    await calls.come('c', 'keyed');
    expect(calls.refused).toEqual(['c']);
    await calls.end('a');
    expect(calls.began).toEqual(['a', 'b']);
  });

  it('says of each refusal which rank it was', async () => {
    const ranks: Rank[] = [];
    const gate = new Admission(1, (rank) => ranks.push(rank));
    const calls = new Calls(gate);
    for (const name of ['a', 'b', 'c']) await calls.come(name);
    await calls.come('d', 'live');
    await calls.come('e', 'keyed');
    expect(ranks).toEqual(['live', 'read']);
  });
});
