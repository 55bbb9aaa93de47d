import { expect, it } from 'vitest';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Context } from '../kernel/context.ts';
import { BroadcastMember } from './broadcast-member.ts';
import { FellBehind } from './feed.ts';
import type { LiveLog } from './live-log.ts';

const eventOf = (seq: number) => ({ seq }) as StoredEvent;
/** All that waits on answers which are there already goes on. */
const turn = () => new Promise((resolve) => void setImmediate(resolve));

/** A member that has missed `missed`; its right is looked into at each event of its player, and known when a test says so. */
async function join(missed: readonly number[] = []) {
  const told: number[] = [];
  const answers: ((may: boolean) => void)[] = [];
  let tellPlayer: (event: StoredEvent) => void = () => undefined;
  let catchUp = (): void => undefined;
  const log = {
    question: { mayRead: () => new Promise<boolean>((resolve) => void answers.push(resolve)) },
    missed: () => new Promise((resolve) => (catchUp = () => resolve(missed.map(eventOf)))),
  } as unknown as LiveLog;
  const context = {
    caller: { actor: { userId: 'x' } },
    live: { listen: (_: string, __: string, tell: typeof tellPlayer) => ((tellPlayer = tell), () => undefined) },
  } as unknown as Context;
  const member = new BroadcastMember({
    log,
    context,
    post: (text) => void told.push(Number(text.toString())),
    hidden: null,
    authorOf: () => null,
    textOf: ({ seq }) => Promise.resolve(Buffer.from(String(seq))),
    onEnd: () => undefined,
  });
  // It gives the socket a turn of its own before it reads.
  await turn();
  await turn();
  return {
    member,
    told,
    give: (seq: number) => member.give(eventOf(seq), Buffer.from(String(seq))),
    look: () => tellPlayer(eventOf(0)),
    answer: async (may: boolean) => {
      await turn();
      answers.shift()?.(may);
      await turn();
    },
    catchUp: async () => {
      catchUp();
      await turn();
    },
  };
}

it('what is told while a member catches up comes after what was missed, each once', async () => {
  const { told, give, catchUp } = await join([1, 2]);
  give(2);
  give(3);
  expect(told).toEqual([]);
  await catchUp();
  give(4);
  expect(told).toEqual([1, 2, 3, 4]);
});

it('what came before a look into the right is told when that is done, though another look begins each time', async () => {
  const { told, give, look, answer, catchUp } = await join();
  await catchUp();
  look();
  for (let seq = 1; seq <= 1_500; seq++) {
    give(seq);
    look();
    await answer(true);
    expect(told.length).toBe(seq);
  }
});

it('nothing that came after the event by which the right was lost is told', async () => {
  const { member, told, give, look, answer, catchUp } = await join();
  await catchUp();
  look();
  give(1);
  look();
  give(2);
  await answer(true);
  await answer(false);
  expect(told).toEqual([1]);
  expect((await member.feed.next()).done).toBe(true);
});

it('a member who catches up while more comes than is held is given up', async () => {
  const { member, give } = await join();
  for (let seq = 1; seq <= 1_001; seq++) give(seq);
  await expect(member.feed.next()).rejects.toBeInstanceOf(FellBehind);
});
