import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { readBalance } from '../../../db/wallet/index.ts';
import { findViolations } from '../../support/invariants.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { type Protected, protect } from '../../support/second-factor.ts';

let gate: HttpGateway;
let booker: SignedIn;
let announcer: SignedIn;
let moderator: SignedIn;
let player: SignedIn;
let phones: readonly [Protected, Protected];
beforeAll(async () => {
  gate = await HttpGateway.open();
  booker = await gate.player({ role: 'administrator' });
  announcer = await gate.player({ role: 'administrator' });
  moderator = await gate.player({ role: 'moderator' });
  player = await gate.player();
  phones = [await protect(gate, booker), await protect(gate, announcer)];
});
afterAll(async () => {
  expect(await findViolations(gate.deps.db.read, { isOrdered: false })).toEqual([]);
  await gate.close();
});

const ROW = '{ id state escrowCents missingCents boundCents announcedBy campaign { title placesLeft } }';
const CREATE = `mutation C($input: CampaignInput!, $key: String) { createCampaign(input: $input, idempotencyKey: $key) ${ROW} }`;
const FUND = `mutation F($input: FundCampaignInput!, $key: String) { fundCampaign(input: $input, idempotencyKey: $key) ${ROW} }`;
const ANNOUNCE = `mutation A($input: AnnounceCampaignInput!) { announceCampaign(input: $input) ${ROW} }`;
const END = `mutation E($id: ID!) { endCampaign(campaignId: $id, reason: "The brand has left.") ${ROW} }`;
const ACCEPT = 'mutation P($id: ID!) { acceptCampaign(campaignId: $id) { id state campaign { title } } }';

const terms = () => ({
  brand: 'Voltline Energy',
  title: 'Late night ranked',
  game: 'valorant',
  conditions: 'Stream two hours.',
  payoutCents: 50_00,
  capacity: 2,
  winsNeeded: null,
  endsAt: gate.deps.now() + 7 * DAY,
});

interface Row {
  readonly id: string;
  readonly state: string;
  readonly escrowCents: number;
  readonly missingCents: number;
}

let keys = 0;
const nextKey = (): string => `campaign-key-${++keys}`;
const create = async (by: SignedIn, change: Partial<ReturnType<typeof terms>> = {}): Promise<Row> =>
  (await by.ask<{ createCampaign: Row }>(CREATE, { input: { ...terms(), ...change }, key: nextKey() })).createCampaign;
const fundInput = (campaignId: string, cents: number, proof: string | null) => ({
  input: { campaignId, cents, reason: 'Invoice 7', proof },
  key: nextKey(),
});

it('is set before players once a second administrator finds the whole payout in its escrow, each with the second factor (BG-23, EN-30)', async () => {
  expect((await player.refusal(CREATE, { input: terms(), key: nextKey() })).code).toBe('FORBIDDEN');
  const { endsAt } = terms();
  const draft = await create(moderator);
  expect(draft).toMatchObject({ state: 'DRAFT', escrowCents: 0, missingCents: 100_00 });
  const { id } = draft;
  expect((await moderator.refusal(FUND, fundInput(id, 100_00, null))).code).toBe('FORBIDDEN');
  expect((await booker.refusal(FUND, fundInput(id, 100_00, null))).code).toBe('TWO_FACTOR_REQUIRED');
  expect((await booker.refusal(FUND, fundInput(id, 0, phones[0].phone.nextCode()))).code).toBe('BAD_INPUT');
  const once = fundInput(id, 60_00, phones[0].phone.nextCode());
  expect((await booker.ask<{ fundCampaign: Row }>(FUND, once)).fundCampaign).toMatchObject({ missingCents: 40_00 });
  expect((await booker.ask<{ fundCampaign: Row }>(FUND, once)).fundCampaign).toMatchObject({ escrowCents: 60_00 });
  const announce = (by: 0 | 1) => ({
    input: { campaignId: id, reason: 'Agreed.', proof: phones[by].phone.nextCode() },
  });
  const short = await announcer.refusal(ANNOUNCE, announce(1));
  expect(short).toMatchObject({ code: 'SPONSOR_SHORT', data: { missingCents: 40_00 } });
  await booker.ask(FUND, fundInput(id, 45_00, phones[0].phone.nextCode()));
  expect((await booker.refusal(ANNOUNCE, announce(0))).code).toBe('CAMPAIGN_SECOND_PERSON');
  expect((await player.refusal(ACCEPT, { id })).code).toBe('NOT_FOUND');
  const { announceCampaign } = await announcer.ask<{ announceCampaign: Row }>(ANNOUNCE, announce(1));
  expect(announceCampaign).toMatchObject({ state: 'ANNOUNCED', escrowCents: 105_00, boundCents: 100_00 });
  expect((await booker.refusal(FUND, fundInput(id, 5_00, phones[0].phone.nextCode()))).code).toBe('CAMPAIGN_CHANGED');
  expect(await player.ask(ACCEPT, { id })).toMatchObject({ acceptCampaign: { state: 'ACTIVE' } });
  const shown = await player.rest('GET', '/api/sponsored-challenges');
  expect(shown).toMatchObject({ status: 200 });
  expect(shown.json).toEqual([
    {
      id,
      brand: 'Voltline Energy',
      title: 'Late night ranked',
      game: 'Valorant',
      payout: '50.00',
      deadline: new Date(endsAt).toISOString(),
      status: 'active',
    },
  ]);
  const other = await gate.player();
  expect((await other.rest('GET', '/api/sponsored-challenges')).json).toMatchObject([{ id, status: 'available' }]);
  const { endCampaign } = await booker.ask<{ endCampaign: Row }>(END, { id });
  expect(endCampaign).toMatchObject({ state: 'CLOSED', escrowCents: 50_00 });
});

it('refuses terms that cannot be, and gives the money of a draft back that staff end', async () => {
  const wrong = [
    { payoutCents: 99 },
    { capacity: 0 },
    { game: 'halma' },
    { game: 'chess', winsNeeded: 1 as never },
    { endsAt: gate.deps.now() },
    { endsAt: gate.deps.now() + 400 * DAY },
  ];
  for (const change of wrong)
    expect((await moderator.refusal(CREATE, { input: { ...terms(), ...change }, key: nextKey() })).code).toBe(
      'BAD_INPUT',
    );
  const { id } = await create(moderator);
  await booker.ask(FUND, fundInput(id, 30_00, phones[0].phone.nextCode()));
  const { endCampaign } = await announcer.ask<{ endCampaign: Row }>(END, { id });
  expect(endCampaign).toMatchObject({ state: 'ENDED', escrowCents: 0 });
  expect((await announcer.refusal(END, { id })).code).toBe('CAMPAIGN_CHANGED');
});

it('who closes the account gives the place back', async () => {
  const { id } = await create(moderator);
  await booker.ask(FUND, fundInput(id, 100_00, phones[0].phone.nextCode()));
  await announcer.ask(ANNOUNCE, {
    input: { campaignId: id, reason: 'Agreed.', proof: phones[1].phone.nextCode() },
  });
  const leaver = await gate.player();
  await leaver.ask(ACCEPT, { id });
  await leaver.ask('mutation C($p: String!) { closeAccount(input: { password: $p }) }', { p: PASSWORD });
  const { staffCampaigns } = await moderator.ask<{
    staffCampaigns: { edges: { node: Row & { campaign: { placesLeft: number } } }[] };
  }>(`{ staffCampaigns(first: 1) { edges { node ${ROW} } } }`);
  expect(staffCampaigns.edges[0]?.node).toMatchObject({ id, campaign: { placesLeft: 2 } });
  expect(await readBalance(gate.deps.db.read, leaver.user.id, 'USD')).toBe(0);
});
