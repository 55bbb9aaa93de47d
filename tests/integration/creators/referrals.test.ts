import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countReferrals, listReferrals } from '../../../db/creators/referral.queries.ts';
import { knownAddresses } from '../../../db/security/second-factor.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { readUserByEmail } from '../../../db/accounts/user.queries.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { findViolations } from '../../support/invariants.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import type { Client } from '../../support/http-client.ts';
import { VERIFY, codeFor, formOf, register } from '../../support/visitor.ts';

let gate: HttpGateway;
let networks = 0;
const DEVICE = 'gauntlet_device';
beforeEach(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterEach(async () => {
  expect(await findViolations(gate.db.read)).toEqual([]);
  await gate.close();
});

/** A browser that nobody has used, in a network of its own unless told otherwise. */
function browser(address = `198.51.100.${++networks}`, device?: string): Client {
  const client = gate.visitor({ 'x-forwarded-for': address });
  if (device !== undefined) client.setCookie(DEVICE, device);
  return client;
}

interface SignedUp {
  readonly id: string;
  readonly code: string;
  /** By which the browser is known again. */
  readonly device: string;
}

/** Goes from the form to the account; answers it with its own code. */
async function signUp(client: Client, referralCode: string | null): Promise<SignedUp> {
  const form = formOf({ referralCode });
  const { id: registrationId } = await register(client, form);
  const input = { registrationId, code: await codeFor(gate, form.email) };
  const answer = await client.graphql(VERIFY, { input });
  expect(answer.errors).toEqual([]);
  const user = await readUserByEmail(gate.db.read, form.email);
  const device = client.cookie.split('; ').find((pair) => pair.startsWith(`${DEVICE}=`));
  return { id: user?.id ?? '', code: user?.referralCode ?? '', device: device?.slice(DEVICE.length + 1) ?? '' };
}

const coinsOf = (userId: string) => readBalance(gate.db.read, userId, 'BC');
const countsOf = (userId: string) => countReferrals(gate.db.read, userId);
const faultsOf = async (userId: string) =>
  (await listReferrals(gate.db.read, userId, 50, null)).map(({ fault }) => fault);

describe('a sign-up with a code (BC-16)', () => {
  test('brings whoever gave it 250 BC, and an unknown sign-up brings nobody anything', async () => {
    const referrer = await signUp(browser(), null);
    expect([await coinsOf(referrer.id), await countsOf(referrer.id)]).toEqual([
      0,
      { signUps: 0, counted: 0, firstWagers: 0 },
    ]);
    const newcomer = await signUp(browser(), referrer.code);
    expect([await coinsOf(referrer.id), await coinsOf(newcomer.id)]).toEqual([250, 0]);
    await signUp(browser(), referrer.code);
    expect(await coinsOf(referrer.id)).toBe(500);
    expect(await countsOf(referrer.id)).toEqual({ signUps: 2, counted: 2, firstWagers: 0 });
  });

  test('is paid once, also when the same sign-up is finished ten times at once', async () => {
    const referrer = await signUp(browser(), null);
    const client = browser();
    const form = formOf({ referralCode: referrer.code });
    const { id: registrationId } = await register(client, form);
    const input = { registrationId, code: await codeFor(gate, form.email) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser().graphql(VERIFY, { input })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect([await coinsOf(referrer.id), await countsOf(referrer.id)]).toEqual([
      250,
      { signUps: 1, counted: 1, firstWagers: 0 },
    ]);
  });

  test('of ten newcomers at once is paid ten times', async () => {
    const referrer = await signUp(browser(), null);
    const forms = Array.from({ length: 10 }, () => ({
      form: formOf({ referralCode: referrer.code }),
      client: browser(),
    }));
    const inputs = [];
    // One after another: of two who look for mail at once, one may find the letter of the other on its way.
    for (const { form, client } of forms) {
      const { id: registrationId } = await register(client, form);
      inputs.push({ client, input: { registrationId, code: await codeFor(gate, form.email) } });
    }
    const answers = await Promise.all(inputs.map(({ client, input }) => client.graphql(VERIFY, { input })));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect([await coinsOf(referrer.id), (await countsOf(referrer.id)).counted]).toEqual([2_500, 10]);
  });

  test('of a banned referrer opens no account that counts', async () => {
    const referrer = await gate.account({ referralCode: 'GNTBAN22' });
    const client = browser();
    const form = formOf({ referralCode: 'GNTBAN22' });
    const { id: registrationId } = await register(client, form);
    await gate.db.transact((tx) => tx.update(users).set({ status: 'banned' }).where(eq(users.id, referrer.id)));
    const code = await codeFor(gate, form.email);
    expect((await client.graphql(VERIFY, { input: { registrationId, code } })).errors).toEqual([]);
    expect([await coinsOf(referrer.id), (await countsOf(referrer.id)).signUps]).toEqual([0, 0]);
  });
});

describe('a second account and a ring bring nothing, and the account is there all the same', () => {
  test('of the referrer’s own browser', async () => {
    const referrer = await signUp(browser(), null);
    const second = await signUp(browser(undefined, referrer.device), referrer.code);
    expect(second.id).not.toBe('');
    expect([await coinsOf(referrer.id), await faultsOf(referrer.id)]).toEqual([0, ['own-browser']]);
    expect(await countsOf(referrer.id)).toEqual({ signUps: 1, counted: 0, firstWagers: 0 });
  });

  test('of the referrer’s own network, until thirty days are over', async () => {
    const referrer = await signUp(browser('203.0.113.7'), null);
    await signUp(browser('203.0.113.7'), referrer.code);
    expect(await faultsOf(referrer.id)).toEqual(['own-network']);
    gate.pass(30 * DAY);
    await gate.db.transact((tx) =>
      tx
        .update(knownAddresses)
        .set({ lastSeenAt: gate.deps.now() - 30 * DAY })
        .where(eq(knownAddresses.userId, referrer.id)),
    );
    const [other] = await listReferrals(gate.db.read, referrer.id, 1, null);
    await gate.db.transact((tx) =>
      tx
        .update(knownAddresses)
        .set({ lastSeenAt: gate.deps.now() - 30 * DAY })
        .where(eq(knownAddresses.userId, other?.newcomerId ?? '')),
    );
    await signUp(browser('203.0.113.7'), referrer.code);
    expect([await coinsOf(referrer.id), await faultsOf(referrer.id)]).toEqual([250, [null, 'own-network']]);
  });

  test('of a browser or a network that another account around the referrer uses', async () => {
    const top = await signUp(browser(), null);
    const middle = await signUp(browser('203.0.113.20'), top.code);
    const brought = await signUp(browser('203.0.113.21'), middle.code);
    // The one who brought the referrer, and one whom the referrer has brought.
    await signUp(browser(undefined, top.device), middle.code);
    await signUp(browser('203.0.113.21'), middle.code);
    await signUp(browser(undefined, brought.device), middle.code);
    expect(await faultsOf(middle.id)).toEqual(['ring-browser', 'ring-network', 'ring-browser', null]);
    expect([await coinsOf(top.id), await coinsOf(middle.id)]).toEqual([250, 250]);
  });

  test.each(['10.1.2.3', '::ffff:10.1.2.3', '100.64.7.7', 'unknown'])(
    'but %s, which says nothing of where somebody is, does not count against them',
    async (address) => {
      const referrer = await signUp(browser(address), null);
      await signUp(browser(address), referrer.code);
      expect([await coinsOf(referrer.id), await faultsOf(referrer.id)]).toEqual([250, [null]]);
    },
  );
});

test('the API answers the program to the cent of the ledger, with its list page by page (CR-05)', async () => {
  const referrer = await signUp(browser(), null);
  const client = browser();
  const player = await gate.player({ referralCode: 'GNTOWN22' });
  const PROGRAM = '{ referralProgram { code url totalReferrals signUps firstWagers coins tier next missing percent } }';
  for (let n = 0; n < 3; n++) await signUp(browser(), 'GNTOWN22');
  expect((await player.graphql(PROGRAM)).data?.['referralProgram']).toEqual({
    code: 'GNTOWN22',
    url: `${gate.deps.config.publicUrl}/register?ref=GNTOWN22`,
    totalReferrals: 3,
    signUps: 3,
    firstWagers: 0,
    coins: await coinsOf(player.user.id),
    tier: 'STARTER',
    next: 'BRONZE',
    missing: 5,
    percent: 0,
  });
  expect((await client.rest('GET', '/api/referrals/me')).status).toBe(401);
  expect((await player.rest('GET', `/api/referrals/${referrer.id}`)).status).toBe(404);
  expect((await player.rest('GET', '/api/referrals/me')).json).toEqual({
    referralCode: 'GNTOWN22',
    totalReferrals: 3,
    signUps: 3,
    firstWagers: 0,
    totalEarnings: 750,
    nextTierProgress: 0,
  });
  const PAGE =
    'query ($after: String) { referrals(first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }';
  interface Page {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  }
  const first = (await player.graphql(PAGE)).data?.['referrals'] as Page;
  const second = (await player.graphql(PAGE, { after: first.pageInfo.endCursor })).data?.['referrals'] as Page;
  expect([first.edges.length, second.edges.length, second.pageInfo.hasNextPage]).toEqual([2, 1, false]);
  expect(new Set([...first.edges, ...second.edges].map(({ node }) => node.id)).size).toBe(3);
});

test('an account without a code gets one, which stays (CR-05)', async () => {
  const player = await gate.player({});
  const MAKE = 'mutation { makeReferralCode { code } }';
  const made = await Promise.all([player.graphql(MAKE), player.graphql(MAKE), player.graphql(MAKE)]);
  const codes = new Set(
    made.map(({ data }) => (data?.['makeReferralCode'] as { readonly code: string } | undefined)?.code),
  );
  expect([...codes]).toEqual([expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/)]);
});
