import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THUMBNAIL_BYTES_MAX } from '../../../domain/streams/stream.ts';
import { create } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const OPTIONS = '{ streamableBattles { id name type description } }';
const FORM =
  'title game kind language tags battleId hasBetting hasCamera audioSource simulcast description isMature thumbnailId';
const GO = `mutation ($input: StreamInput!) { goLive(input: $input) { id ${FORM} } }`;
const OWN = `{ ownStream { ${FORM} } }`;
const SEEN = 'query ($id: ID!) { stream(id: $id) { simulcast } }';
const CONNECT = 'mutation ($input: SimulcastInput!) { connectPlatform(input: $input) { isOn } }';

let gate: HttpGateway;
let streamer: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  streamer = await gate.player({ cents: 500_00 });
});
afterAll(() => gate.close());

test('a challenge to choose has id, name, type and description, and is an own open one (EN-52, GL-07)', async () => {
  const other = await gate.player({ cents: 500_00 });
  await create(other, { title: 'Not yours' });
  const { id } = await create(streamer, { title: 'Mine to show', description: 'First to 13' });
  expect(await streamer.ask(OPTIONS)).toEqual({
    streamableBattles: [
      { id, name: 'Mine to show', type: expect.stringMatching(/^.+ · \$\d+\.\d\d$/), description: 'First to 13' },
    ],
  });
});

test('the Go Live form keeps title, game, category, language, tags, challenge, betting, camera, audio source and the platforms, which the streamer alone reads (EN-51)', async () => {
  const { streamableBattles } = await streamer.ask<{ streamableBattles: { id: string }[] }>(OPTIONS);
  const address = 'rtmps://x.global-contribute.live-video.net/app';
  await streamer.ask(CONNECT, { input: { platform: 'KICK', address, streamKey: 'kick-key' } });
  const input = {
    title: 'Everything is filled in',
    description: 'Come and see.',
    game: 'rocket-league',
    kind: 'tournament',
    language: 'pt',
    tags: ['High Stakes', 'Viewer Betting Enabled'],
    isMature: true,
    battleId: streamableBattles[0]?.id,
    hasBetting: true,
    hasCamera: true,
    audioSource: 'SYSTEM',
    thumbnailId: null,
    simulcast: ['kick'],
  };
  const { goLive } = await streamer.ask<{ goLive: { id: string } }>(GO, { input }, 'the-whole-form');
  expect(goLive).toEqual({ ...input, id: goLive.id });
  expect(await streamer.ask(OWN)).toEqual({ ownStream: input });
  const viewer = await gate.player();
  expect(await viewer.ask(SEEN, { id: goLive.id })).toEqual({ stream: { simulcast: [] } });
});

test('a picture that was taken in as a thumbnail is shown where the answer says', async () => {
  const body = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png' };
  const { json } = await streamer.send({ method: 'POST', path: '/api/uploads/stream-thumbnail', headers, body });
  const { url } = json as { url: string };
  const shown = await streamer.rest('GET', url);
  expect({ status: shown.status, type: shown.headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' });
});

test('a thumbnail of more than 5 MB is refused by the server (GL-06)', async () => {
  expect(THUMBNAIL_BYTES_MAX).toBe(5 * 1024 * 1024);
  const send = async (bytes: number) => {
    const { status, json } = await streamer.send({
      method: 'POST',
      path: '/api/uploads/stream-thumbnail',
      headers: { 'content-type': 'image/png' },
      body: Buffer.alloc(bytes),
    });
    return [status, (json as { code?: string }).code];
  };
  expect(await send(THUMBNAIL_BYTES_MAX + 1)).toEqual([413, 'FILE_TOO_LARGE']);
  // As many as fit are looked at, and these are no picture.
  expect((await send(THUMBNAIL_BYTES_MAX))[1]).toBe('FILE_UNUSABLE');
});
