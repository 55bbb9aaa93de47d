import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { preferences } from '../../../db/accounts/preferences.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

const FIELDS =
  'email chat missions battleUpdates matchResults walletChanges marketing profileVisibility showStats showEarnings';
const READ = `{ preferences { ${FIELDS} } }`;
const SAVE = `mutation ($input: PreferencesInput!) { savePreferences(input: $input) { ${FIELDS} } }`;
const RESET = `mutation { resetPreferences { ${FIELDS} } }`;

const DEFAULTS = {
  email: true,
  chat: true,
  missions: true,
  battleUpdates: true,
  matchResults: true,
  walletChanges: true,
  marketing: false,
  profileVisibility: 'PUBLIC',
  showStats: true,
  showEarnings: false,
};
const OTHERS = {
  email: false,
  chat: false,
  missions: false,
  battleUpdates: false,
  matchResults: false,
  walletChanges: false,
  marketing: true,
  profileVisibility: 'PRIVATE',
  showStats: false,
  showEarnings: true,
};

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

it('starts everybody with the documented defaults (EN-39)', async () => {
  expect(await (await gate.player()).ask(READ)).toEqual({ preferences: DEFAULTS });
});

it('stores every setting, for this account alone, and hands it to the next session (SE-09)', async () => {
  const [player, neighbour] = [await gate.player(), await gate.player()];
  expect(await player.ask(SAVE, { input: OTHERS })).toEqual({ savePreferences: OTHERS });
  const again = await gate.enter(player.user);
  expect(await again.ask(READ)).toEqual({ preferences: OTHERS });
  expect(await neighbour.ask(READ)).toEqual({ preferences: DEFAULTS });
  for (const field of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) {
    const input = { ...DEFAULTS, [field]: OTHERS[field] };
    await player.ask(SAVE, { input });
    expect(await again.ask(READ), field).toEqual({ preferences: input });
  }
});

it('keeps the language that was chosen, for this account alone, whatever else is saved or reset (issue 11)', async () => {
  const [player, neighbour] = [await gate.player(), await gate.player()];
  const READ_LANGUAGE = '{ preferences { language } }';
  const SPEAK = 'mutation ($language: Language!) { setLanguage(language: $language) { language } }';
  expect(await player.ask(READ_LANGUAGE)).toEqual({ preferences: { language: 'EN' } });
  expect(await player.ask(SPEAK, { language: 'ES' })).toEqual({ setLanguage: { language: 'ES' } });
  await player.ask(SAVE, { input: OTHERS });
  await player.ask(RESET);
  expect(await (await gate.enter(player.user)).ask(READ_LANGUAGE)).toEqual({ preferences: { language: 'ES' } });
  expect(await neighbour.ask(READ_LANGUAGE)).toEqual({ preferences: { language: 'EN' } });
  expect(await player.refusal(SPEAK, { language: 'TLH' })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('goes back to the defaults and leaves what is chosen elsewhere alone (SE-08)', async () => {
  const player = await gate.player();
  await player.ask(SAVE, { input: OTHERS });
  const elsewhere = { favoriteGames: ['cs2', 'apex'], realityCheckMinutes: 15 };
  await gate.db.transact((tx) => tx.update(preferences).set(elsewhere).where(eq(preferences.userId, player.user.id)));
  expect(await player.ask(RESET)).toEqual({ resetPreferences: DEFAULTS });
  const [row] = await gate.db.read.select().from(preferences).where(eq(preferences.userId, player.user.id));
  expect(row).toMatchObject(elsewhere);
});

it('refuses what is no setting, and whoever may not act any more', async () => {
  const player = await gate.player();
  const before = await gate.contents();
  for (const input of [{ ...OTHERS, profileVisibility: 'SECRET' }, { ...OTHERS, showStats: 'yes' }, { email: true }])
    expect((await player.graphql(SAVE, { input })).status).toBe(400);
  await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'suspended' }));
  expect((await player.refusal(SAVE, { input: OTHERS })).code).toBe('UNAUTHENTICATED');
  await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'active' }));
  expect(await gate.contents()).toBe(before);
});
