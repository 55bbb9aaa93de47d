import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRegistration } from '../../../db/onboarding/registration.queries.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { create } from '../../support/battle-operations.ts';

const CHANGE = 'mutation ($username: String!) { changeUsername(username: $username) { username } }';
const DAY = 86_400_000;

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

it('changes the name everywhere at once, and frees the old one (PR-01)', async () => {
  const player = await gate.player({ username: 'OldName', cents: 100_00 });
  const other = await gate.player();
  await create(player);
  const list = () => other.rest('GET', '/api/battles');
  expect((await list()).text).toContain('OldName');
  expect(await player.ask(CHANGE, { username: ' NewName ' })).toEqual({ changeUsername: { username: 'NewName' } });
  expect((await list()).text).toContain('NewName');
  expect((await list()).text).not.toContain('OldName');
  expect(await other.ask('{ player(username: "newname") { id } }')).toEqual({ player: { id: player.user.id } });
  expect(await other.ask(CHANGE, { username: 'OldName' })).toEqual({ changeUsername: { username: 'OldName' } });
});

it('holds the new name against the rules of a new account', async () => {
  const player = await gate.player();
  const taken = await gate.account({ username: 'Occupied' });
  const held = {
    id: 'r-1',
    username: 'Waiting',
    usernameKey: 'waiting',
    email: 'a@b.example',
    emailKey: 'a@b.example',
  };
  await gate.db.transact((tx) =>
    insertRegistration(tx, {
      ...held,
      passwordHash: 'x',
      referralCode: null,
      codeHash: null,
      codeExpiresAt: gate.deps.now(),
      tries: 0,
      createdAt: gate.deps.now(),
      expiresAt: gate.deps.now() + DAY,
    }),
  );
  const before = await gate.contents();
  for (const username of ['ab', 'x'.repeat(21), 'with space', 'Gauntlet', 'deleted-abc', ''])
    expect(await player.refusal(CHANGE, { username }), username).toMatchObject({
      code: 'USERNAME_UNUSABLE',
      field: 'username',
    });
  for (const username of [taken.username, 'OCCUPIED', 'waiting'])
    expect(await player.refusal(CHANGE, { username }), username).toEqual({
      status: 409,
      code: 'USERNAME_TAKEN',
      field: 'username',
    });
  expect(await gate.contents()).toBe(before);
});

it('lets a day pass between two changes; what was refused or changes nothing does not count', async () => {
  const player = await gate.player();
  await player.refusal(CHANGE, { username: 'x' });
  await player.ask(CHANGE, { username: player.user.username });
  await player.ask(CHANGE, { username: 'first-choice' });
  expect(await player.refusal(CHANGE, { username: 'second-choice' })).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    field: 'username',
    data: { retryAfterSeconds: DAY / 1000 },
  });
  expect(await player.ask(CHANGE, { username: 'first-choice' })).toEqual({
    changeUsername: { username: 'first-choice' },
  });
  gate.pass(DAY);
  const again = await gate.enter(player.user);
  expect(await again.ask(CHANGE, { username: 'Second-Choice' })).toEqual({
    changeUsername: { username: 'Second-Choice' },
  });
});

it('gives a name to one of two who ask for it at once', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => gate.player()));
  const answers = await Promise.all(players.map((player) => player.graphql(CHANGE, { username: 'OneOnly' })));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors.map((error) => error.extensions['code']))).toEqual(
    Array.from({ length: 5 }, () => 'USERNAME_TAKEN'),
  );
});
