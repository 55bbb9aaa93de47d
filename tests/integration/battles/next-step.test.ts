import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { ISSUE, begin, cancel, create, join, press, report } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

const STEP = 'nextStep { action tone says until phrase { code names numbers } }';
const PAGE = `query Page($id: ID!) { battle(id: $id) { ${STEP} } }`;
const ROWS = `query Rows { myBattles { id ${STEP} } }`;
const HOME = 'query Home { runningContests { id tone standing standingPhrase { code names numbers } dueAt } }';

interface Step {
  readonly action: string | null;
  readonly tone: string;
  readonly says: string;
  readonly until: number | null;
  readonly phrase: object;
}
interface Contest {
  readonly id: string;
  readonly tone: string;
  readonly standing: string;
  readonly standingPhrase: object;
  readonly dueAt: number | null;
}

const enumOf = (action: string | null): string | null => action && action.replaceAll('-', '_').toUpperCase();

/** What a member reads of the next step on the page; the other doors, where it stands on them, must say the same. */
async function stepFor(client: SignedIn, id: string): Promise<Step> {
  const { nextStep: step } = (await client.ask<{ battle: { nextStep: Step } }>(PAGE, { id })).battle;
  const rows = (await client.ask<{ myBattles: { id: string; nextStep: Step }[] }>(ROWS)).myBattles;
  for (const row of rows.filter((one) => one.id === id)) expect(row.nextStep).toEqual(step);
  const contests = (await client.ask<{ runningContests: Contest[] }>(HOME)).runningContests;
  for (const { id: contestId, ...shown } of contests.filter((one) => one.id === id)) {
    const { tone, says, phrase, until } = step;
    expect({ contestId, ...shown }).toEqual({
      contestId: id,
      tone,
      standing: says,
      standingPhrase: phrase,
      dueAt: until,
    });
  }
  const rest = (await client.rest('GET', `/api/battles/${id}`)).json as {
    nextStep: { action: string | null; says: string; until: string | null };
  };
  const { action, says, until } = rest.nextStep;
  expect([enumOf(action), says, until && Date.parse(until)]).toEqual([step.action, step.says, step.until]);
  return step;
}

test('page, list, home and REST say the same of each state to each viewer', async () => {
  const [creator, opponent] = [await gate.player({ cents: 900_00 }), await gate.player({ cents: 900_00 })];
  const [stranger, staff] = [await gate.player(), await gate.player({ role: 'moderator' })];
  const isSaid = async (id: string, told: readonly [string | null, string | null, string | null]): Promise<void> => {
    const steps = await Promise.all([creator, opponent, stranger, staff].map((one) => stepFor(one, id)));
    const [own, others, strange, staffed] = steps.map(({ action }) => action);
    expect([own, others, strange]).toEqual(told);
    expect(staffed).toBe(strange);
  };

  const { id } = await create(creator);
  await isSaid(id, ['INVITE', 'JOIN', 'JOIN']);
  await join(opponent, id);
  await isSaid(id, ['START', 'START', null]);
  await press(creator, id);
  await isSaid(id, ['TAKE_BACK', 'ANSWER_CALL', null]);
  await press(opponent, id);
  await isSaid(id, ['REPORT', 'REPORT', null]);
  await report(creator, id, 'WON', '13–7');
  await isSaid(id, [null, 'ANSWER_REPORT', null]);
  expect((await stepFor(opponent, id)).says).toBe(`${creator.user.username} says they won 13–7`);
  await report(opponent, id, 'LOST');
  await isSaid(id, ['REMATCH', 'REMATCH', null]);

  const disputed = await create(creator);
  await join(opponent, disputed.id);
  await begin(creator, opponent, disputed.id);
  await opponent.ask(ISSUE, { input: { battleId: disputed.id, type: 'CHEATING', description: 'Aimbot' } });
  await isSaid(disputed.id, [null, null, null]);

  const withdrawn = await create(creator);
  await cancel(creator, withdrawn.id);
  await isSaid(withdrawn.id, [null, null, null]);
});

test('onlookers are not told who has reported what', async () => {
  const [creator, opponent] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const { id } = await create(creator);
  await join(opponent, id);
  await begin(creator, opponent, id);
  await report(creator, id, 'WON', '13–7');
  const { phrase, says } = await stepFor(await gate.player(), id);
  expect(says).toBe('A result was reported');
  expect(phrase).toEqual({ code: 'REPORTED', names: [], numbers: [] });
});
