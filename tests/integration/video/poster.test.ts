import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFilm } from '../../../db/video/index.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { runVideo } from '../../../gateway/video/index.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let video: { stop(): Promise<void> };
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { RTMP_PORT: '0' } });
  video = await runVideo(gate.deps, openLog('silent'));
});
afterAll(async () => {
  await video.stop();
  await gate.close();
});

test('a stream has the address of its newest picture while some come in, and none where it is for adults (SM-01)', async () => {
  const viewer = await gate.player();
  const sent = await Promise.all(
    [{}, { isMature: true }, {}].map(async (more, n) => {
      const player = await gate.player();
      if (n < 2) await gate.db.transact((tx) => writeFilm(tx, player.user.id, 'arena'));
      const input = { title: 'One of three', game: 'rocket-league', kind: 'practice', ...more };
      const { goLive } = await player.ask<{ goLive: { id: string } }>(
        'mutation ($input: StreamInput!) { goLive(input: $input) { id } }',
        { input },
        `poster-key-${n}`,
      );
      return { player, id: goLive.id };
    }),
  );
  const posters = async (): Promise<(string | null | undefined)[]> => {
    const { streams } = await viewer.ask<{
      streams: { edges: readonly { node: { id: string; poster: string | null } }[] };
    }>('{ streams(first: 50) { edges { node { id poster } } } }');
    return sent.map(({ id }) => streams.edges.find(({ node }) => node.id === id)?.node.poster);
  };
  const [seen] = sent;
  expect(await posters()).toEqual([`/live/${seen?.player.user.id}/poster.mp4`, null, null]);
  await seen?.player.ask('mutation ($id: ID!) { endStream(id: $id) { state } }', { id: seen.id });
  expect(await viewer.ask('query ($id: ID!) { stream(id: $id) { isLive poster } }', { id: seen?.id })).toEqual({
    stream: { isLive: false, poster: null },
  });
});
