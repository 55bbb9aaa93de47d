import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStream } from '../../../db/streams/stream.queries.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { editStream } from '../../../gateway/streams/edit-stream.ts';
import { describeStreamed, listStreamable } from '../../../gateway/streams/watching/read-streamed.ts';
import { coinPlayer, enter as enterArcade, playTicket } from '../../support/arcade-steps.ts';
import { create } from '../../support/battle-steps.ts';
import { STREAM, sendStream } from '../../support/stream-steps.ts';
import { beginMatch, playMatch, playerAt, runningCup } from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.close());

const optionsOf = (actor: Actor) => listStreamable(world.deps, actor.userId);
const BATTLE = { game: 'plumb-line', mode: 'battle', entry: 200 } as const;

describe('a match on a stream (GL-07)', () => {
  it('is one that the streamer is called to in a public tournament, with its names and how it stands', async () => {
    const cup = await runningCup(world, 4);
    const match = await beginMatch(world, cup, 0);
    const streamer = playerAt(cup, match.one);
    const [option] = await optionsOf(streamer);
    expect(option).toMatchObject({
      kind: 'tournament',
      id: `${cup.id}:0`,
      terms: 'Night Cup · Match 1 · Valorant · $10.00 entry',
      standing: 'Being played',
      isOver: false,
      path: `/tournaments/${cup.id}/matches/0`,
    });
    const contest = { kind: 'tournament', id: `${cup.id}:0` } as const;
    const id = await sendStream(world, streamer, { contest });
    expect(await readStream(world.db.read, id)).toMatchObject({
      contestKind: 'tournament',
      contestId: contest.id,
      battleId: null,
      stakeCents: 0,
    });
  });

  it('says how it ended, and stays on the stream after it', async () => {
    const cup = await runningCup(world, 4);
    const contest = { kind: 'tournament', id: `${cup.id}:0` } as const;
    const streamer = playerAt(cup, 0);
    const id = await sendStream(world, streamer, { contest });
    await playMatch(world, cup, 0, 0);
    const shown = await describeStreamed(world.deps, contest.kind, contest.id);
    expect(shown).toMatchObject({ standing: expect.stringMatching(/ won 1–0$/), isOver: true });
    await editStream(world.deps, streamer, id, { ...STREAM, contest, title: 'Won it' });
    expect(await readStream(world.db.read, id)).toMatchObject({ title: 'Won it', contestId: contest.id });
  });

  it('is neither the match of others nor one of a private tournament', async () => {
    const cup = await runningCup(world, 4);
    const others = `${cup.id}:1`;
    const first = playerAt(cup, (await beginMatch(world, cup, 0)).one);
    const shown = sendStream(world, first, { contest: { kind: 'tournament', id: others } });
    expect(await codeOf(shown)).toBe('STREAM_CONTEST_UNUSABLE');
    const closed = await runningCup(world, 2);
    await world.db.transact((tx) => updateTournament(tx, closed.id, { privacy: 'code' }));
    const inside = playerAt(closed, 0);
    expect(await optionsOf(inside)).toEqual([]);
    const hidden = sendStream(world, inside, { contest: { kind: 'tournament', id: `${closed.id}:0` } });
    expect(await codeOf(hidden)).toBe('STREAM_CONTEST_UNUSABLE');
    expect(await describeStreamed(world.deps, 'tournament', `${closed.id}:0`)).toBeNull();
  });
});

describe('a run on a stream (GL-07)', () => {
  it('tells how it went only when everybody in its contest has played', async () => {
    const one = await coinPlayer(world, 1_000);
    const other = await coinPlayer(world, 1_000);
    const run = await enterArcade(world, one, BATTLE);
    const contest = { kind: 'arcade', id: run } as const;
    expect(await optionsOf(one)).toMatchObject([
      { ...contest, title: 'Plumb Line', terms: '1v1 Battle · 200 BC entry', standing: 'About to begin' },
    ]);
    await sendStream(world, one, { contest });
    await playTicket(world, one, run, 1);
    const standing = async () => (await describeStreamed(world.deps, contest.kind, run))?.standing;
    expect(await standing()).toBe('Played: the result comes when everybody has');
    const second = await enterArcade(world, other, BATTLE);
    await playTicket(world, other, second);
    expect(await standing()).toMatch(/^Won with [\d,]+ points$/);
  });

  it('is neither practice nor the run of another', async () => {
    const one = await coinPlayer(world, 1_000);
    const practice = await enterArcade(world, one);
    expect(await optionsOf(one)).toEqual([]);
    expect(await describeStreamed(world.deps, 'arcade', practice)).toBeNull();
    const run = await enterArcade(world, await coinPlayer(world, 1_000), BATTLE);
    const shown = sendStream(world, one, { contest: { kind: 'arcade', id: run } });
    expect(await codeOf(shown)).toBe('STREAM_CONTEST_UNUSABLE');
  });
});

it('shows one thing at a time, and takes bets on battles alone (GL-08)', async () => {
  const streamer = await coinPlayer(world, 1_000);
  const contest = { kind: 'arcade', id: await enterArcade(world, streamer, BATTLE) } as const;
  const player = await world.player({ cents: 100_00 });
  const battleId = await create(world, player);
  expect(await codeOf(sendStream(world, player, { battleId, contest }))).toBe('STREAM_CONTEST_UNUSABLE');
  expect(await codeOf(sendStream(world, streamer, { contest, hasBetting: true }))).toBe('STREAM_NEEDS_BATTLE');
});
