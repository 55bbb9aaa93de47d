import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { seedBasics } from '../../../db/seed/basics.ts';
import { REGISTRATION_LIFE_MS } from '../../../domain/onboarding/registration-life.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { CHECK, VERIFY, codeFor, formOf, register } from '../../support/visitor.ts';
import { World } from '../../support/world.ts';

const CHANGE = 'mutation ($username: String!) { changeUsername(username: $username) { username } }';
const ALIKE = ['zelda', 'ZELDA', 'zeldá', 'z.e.l.d.a', '_zelda', 'ze1da', 'zeIda', '2elda', 'zɇlda', 'ｚelda', 'ᴢᴇʟᴅᴀ'];

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

let addresses = 0;
const visitor = () => gate.visitor({ 'x-forwarded-for': `203.0.113.${++addresses}` });

/** 'free', or the code of the refusal. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'free',
    (error: unknown) => (String(error).includes('USERNAME_TAKEN') ? 'taken' : String(error)),
  );

const apply = (username: string, email: string) => outcomeOf(register(visitor(), formOf({ username, email })));
const check = (username: string) => outcomeOf(visitor().ask(CHECK, { username, id: null }));

describe('a name that looks like that of an account', () => {
  it('is taken to newcomers and to those who want another, in every disguise', async () => {
    await gate.account({ username: 'zelda' });
    const player = await gate.player();
    const before = await gate.contents();
    for (const username of ALIKE) {
      expect(await check(username), username).toBe('taken');
      expect(await player.refusal(CHANGE, { username }), username).toEqual({
        status: 409,
        code: 'USERNAME_TAKEN',
        field: 'username',
      });
    }
    expect(await gate.contents()).toBe(before);
    for (const [index, username] of ALIKE.entries())
      expect(await apply(username, `alike${index}@players.example`), username).toBe('taken');
  });

  it('is free to its own player, and to everybody once its player has another', async () => {
    const player = await gate.player({ username: 'Ganon' });
    const other = await gate.player();
    expect(await outcomeOf(player.ask(CHECK, { username: 'g.anón', id: null }))).toBe('free');
    await player.ask(CHANGE, { username: 'G.anón' });
    expect(await outcomeOf(other.ask(CHANGE, { username: 'ganon' }))).toContain('taken');
    gate.pass(86_400_000);
    const again = await gate.enter(player.user);
    await again.ask(CHANGE, { username: 'Somebody-else' });
    expect(await outcomeOf((await gate.enter(other.user)).ask(CHANGE, { username: 'ganon' }))).toBe('free');
  });

  it('goes to one of those who ask for it at once, each in another disguise', async () => {
    const disguises = ['link5', 'línk5', 'l.ink5', 'IinkS', '1ink5', 'LINK_5'];
    const players = await Promise.all(disguises.map(() => gate.player()));
    const answers = await Promise.all(
      players.map((player, index) => outcomeOf(player.ask(CHANGE, { username: disguises[index] }))),
    );
    expect(answers.toSorted()).toEqual(['free', ...Array.from({ length: 5 }, () => 'taken')]);
  });
});

describe('a name that looks like that of an unfinished registration', () => {
  it('is taken until that is given up', async () => {
    expect(await apply('impa', 'impa@players.example')).toBe('free');
    expect(await check('ímpa')).toBe('taken');
    expect(await apply('ímpa', 'other-impa@players.example')).toBe('taken');
    gate.pass(REGISTRATION_LIFE_MS);
    expect(await check('ímpa')).toBe('free');
    expect(await apply('ímpa', 'other-impa@players.example')).toBe('free');
  });

  it('goes to one of those who register at once, each in another disguise, and stays taken by the account', async () => {
    const disguises = ['saria', 'sária', 's.aria', '5aria', 'SARIA', 'sar1a', 'sarıa', 'sɑria', 's-aria', 'saria_'];
    const forms = disguises.map((username, index) => formOf({ username, email: `racer${index}@players.example` }));
    const kept = await Promise.all(
      forms.map((form) =>
        register(visitor(), form).then(
          ({ id }) => [{ id, email: form.email }],
          () => [],
        ),
      ),
    );
    const [winner, ...others] = kept.flat();
    expect([winner === undefined, others]).toEqual([false, []]);
    const code = await codeFor(gate, winner?.email ?? '');
    await visitor().ask(VERIFY, { input: { registrationId: winner?.id, code } });
    for (const username of disguises) expect(await check(username), username).toBe('taken');
  });
});

describe('accounts that looked alike before names were compared', () => {
  const account = (id: string, username: string, createdAt: number) => ({
    id,
    username,
    username_key: username.toLowerCase(),
    email: `${id}@players.example`,
    email_key: `${id}@players.example`,
    display_name: username,
    password_hash: 'x',
    created_at: createdAt,
  });
  const old = {
    users: [
      account('new', 'demó', 3),
      account('old', 'demo', 1),
      account('other', 'nova', 2),
      account('next', 'Dem0', 3),
    ],
  };

  it('stay, the oldest first, and no further name comes beside any of them', async () => {
    const world = await World.open({ url: await oldDatabase(old, 8) });
    try {
      await Promise.all([seedBasics(world.db), seedBasics(world.db)]);
      await seedBasics(world.db);
      const rows = await world.db.read
        .select({ id: users.id, seen: users.usernameSeen, twin: users.usernameTwin })
        .from(users)
        .orderBy(users.id);
      expect(rows).toEqual([
        { id: 'new', seen: 'demo', twin: 1 },
        { id: 'next', seen: 'demo', twin: 2 },
        { id: 'old', seen: 'demo', twin: 0 },
        { id: 'other', seen: 'nova', twin: 0 },
      ]);
    } finally {
      await world.close();
    }
  });

  it('keep others away after the oldest has another name', async () => {
    const gateway = await HttpGateway.open({ databaseUrl: await oldDatabase(old, 8) });
    try {
      const [demo] = await gateway.db.read.select().from(users).where(eq(users.id, 'old'));
      if (!demo) throw new Error('the account is there');
      await (await gateway.enter(demo)).ask(CHANGE, { username: 'renamed' });
      expect(await outcomeOf(gateway.visitor().ask(CHECK, { username: 'd.emo', id: null }))).toBe('taken');
    } finally {
      await gateway.close();
    }
  });
});
