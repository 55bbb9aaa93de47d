import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseAlert, readAlert } from '../../../db/wallet/index.ts';
import { restsOn } from '../../../domain/wallet/alerts.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { handleCase } from '../../../gateway/risk/handle-case.ts';
import { joinCase } from '../../../gateway/risk/join-case.ts';
import { openEvidence } from '../../../gateway/risk/open-evidence.ts';
import { readFile } from '../../../gateway/risk/read-case.ts';
import { cancel } from '../../support/battle-steps.ts';
import { bet, fillFund, openBattle, settleAll, sure } from '../../support/market-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world);
});
afterAll(() => world.close());

/** A case about a player, which rests on battles. */
async function caseAbout({ userId }: Actor, battles: readonly string[] = []): Promise<string> {
  const id = world.key();
  const difference = { kind: 'market', message: 'm', subject: id, currency: null, sides: [] } as const;
  const about = { players: [userId], evidence: restsOn('battle', battles) };
  await world.db.transact(async (tx) => {
    await raiseAlert(tx, { id, uniqueKey: id, difference: { ...difference, ...about }, at: world.now });
    await joinCase(tx, sure(await readAlert(tx, id)), `case-${id}`);
  });
  return `case-${id}`;
}

const note = (who: Actor, caseId: string): Promise<unknown> =>
  codeOf(handleCase(world.deps, who, world.key(), { caseId, action: 'note', words: 'Seen', seenSignals: 1 }));

it.each(['a player of it', 'a battle that is evidence'])(
  'a case is no affair of staff who have money on %s, until the bet is over',
  async (what) => {
    const battle = await openBattle(world);
    const isPlayer = what === 'a player of it';
    const caseId = isPlayer ? await caseAbout(battle.first) : await caseAbout(await world.player(), [battle.battleId]);
    const staff = await world.player({ role: 'moderator', cents: 100_00 });
    const colleague = await world.player({ role: 'moderator' });
    await bet(world, staff, battle, battle.second, 10_00);
    expect(await note(staff, caseId)).toBe('RISK_CASE_OWN');
    expect(await codeOf(openEvidence(world.deps, staff, caseId))).toBe('RISK_CASE_OWN');
    expect(await codeOf(readFile(world.db.read, world.deps, staff, caseId))).toBe('RISK_CASE_OWN');
    expect((await readFile(world.db.read, world.deps, colleague, caseId)).notes).toEqual([]);
    await cancel(world, battle.first, battle.battleId);
    await settleAll(world);
    await handleCase(world.deps, staff, world.key(), { caseId, action: 'note', words: 'Seen', seenSignals: 1 });
    expect((await readFile(world.db.read, world.deps, staff, caseId)).notes).toMatchObject([{ words: 'Seen' }]);
  },
);
