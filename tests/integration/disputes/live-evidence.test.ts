import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputeOf, startedBattle, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

const FOLLOW = 'subscription E($id: ID!) { evidenceAdded(disputeId: $id) { id evidence { words by { id } } } }';
const ADD = 'mutation Add($input: AddEvidenceInput!) { addEvidence(input: $input) { id } }';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

async function disputed(): Promise<{ one: SignedIn; other: SignedIn; id: string }> {
  const [one, other] = [await gate.player({ cents: 200_00 }), await gate.player({ cents: 200_00 })];
  const battleId = await startedBattle(one, other);
  for (const player of [one, other]) await report(player, battleId, 'WON');
  const dispute = await disputeOf(one, battleId);
  if (!dispute) throw new Error('there is no dispute');
  return { one, other, id: dispute.id };
}

test('new evidence reaches the other side and staff while they look at the case', async () => {
  const { one, other, id } = await disputed();
  const moderator = await gate.player({ role: 'moderator' });
  const lives = [await goLive(other), await goLive(moderator)];
  const told = [];
  for (const live of lives) {
    const stands = gate.listening();
    told.push(live.iterate(FOLLOW, { id }).next());
    await stands();
  }
  await one.ask(ADD, { input: { disputeId: id, words: 'See 3:10.', evidenceUrl: '' } });
  for (const next of told)
    expect((await next).value).toMatchObject({
      data: { evidenceAdded: { id, evidence: [{ words: 'See 3:10.', by: { id: one.user.id } }] } },
    });
  await Promise.all(lives.map((live) => live.close()));
});

test('nobody else can follow the evidence', async () => {
  const { id } = await disputed();
  const live = await goLive(await gate.player());
  const refused = await live.ask(FOLLOW, { id }).then(
    ({ errors }) => errors,
    (errors: unknown) => errors,
  );
  expect(refused).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await live.close();
});
