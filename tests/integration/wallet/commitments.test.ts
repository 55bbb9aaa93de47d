import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { LEAVES_MAX, aboutCourse, aboutCrate, readCarrier, verifyDate } from '../../../domain/wallet/commitments.ts';
import { readCommitmentDate } from '../../../db/wallet/commitments.ts';
import { noteCommitment } from '../../../db/wallet/index.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { readLedgerHead } from '../../../db/wallet/proof.queries.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { prepareOpening } from '../../../gateway/store/crates/open-crate.ts';
import { dateCommitments } from '../../../gateway/wallet/proofs/date-commitments.ts';
import { PRACTICE, coinPlayer, enter, runOf } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(() => world.close());

async function date(): Promise<void> {
  await dateCommitments(world.deps);
  while ((await linkTransfers(world.db)) > 0);
}

const dateOf = (about: string, commitment: string) => readCommitmentDate(world.db.read, { about, commitment });

/** Whose date is asked for, with what is said of it. */
async function faultsOf(about: string, commitment: string) {
  const found = await dateOf(about, commitment);
  return found && verifyDate({ about, commitment }, found);
}

/** A ticket against others; answers what was committed to. */
async function ticket(entry = 200) {
  const player = await coinPlayer(world, 1_000);
  const { contest } = await runOf(world.db, await enter(world, player, { mode: 'battle', entry }));
  return { about: aboutCourse(contest.id), commitment: contest.commitment };
}

describe('the commitments of games and crates', () => {
  it('are dated by the chain an hour after their day, each with its way to the root; practice is not', async () => {
    const run = await ticket();
    const { contest: practice } = await runOf(world.db, await enter(world, await world.player(), PRACTICE));
    const opener = await world.player();
    const { nonce, commitment } = await prepareOpening(world.deps, opener);
    const crate = aboutCrate(opener.userId, nonce);
    world.pass(12 * HOUR);
    await date();
    expect(await dateOf(run.about, run.commitment)).toBeNull();

    world.pass(HOUR);
    await date();
    expect(await faultsOf(run.about, run.commitment)).toEqual([]);
    expect(await faultsOf(crate, commitment)).toEqual([]);
    expect(await dateOf(aboutCourse(practice.id), practice.commitment)).toBeNull();
    const dated = await dateOf(crate, commitment);
    expect(readCarrier(dated?.content ?? '')).toMatchObject({ day: '2026-01-05', at: world.now });
    expect(dated?.position).toBe((await readLedgerHead(world.db.read)).position);
    expect(await verifyLedger(world.db.read)).toEqual([]);
    expect(await findViolations(world.db.read)).toEqual([]);
  });

  it('are dated once, by however many gateways at once, and what was dated stays where it is', async () => {
    const first = await ticket();
    world.pass(DAY);
    await Promise.all(Array.from({ length: 4 }, () => dateCommitments(world.deps)));
    await date();
    const before = await dateOf(first.about, first.commitment);
    const carriers = await rawSql(world.url, "select id from transfers where kind = 'commitments'");
    expect(carriers).toHaveLength(1);

    const second = await ticket();
    world.pass(DAY);
    await date();
    expect(await dateOf(first.about, first.commitment)).toEqual(before);
    expect(await faultsOf(second.about, second.commitment)).toEqual([]);
    expect((await dateOf(second.about, second.commitment))?.position).toBeGreaterThan(before?.position ?? 0);
  });

  it('have several roots where a day has more than one takes, and each day one of its own', async () => {
    const count = LEAVES_MAX + 3;
    const nameOf = (n: number) => ({ about: aboutCourse(`many ${n}`), commitment: String(n).padStart(64, '0') });
    await world.db.transact(async (tx) => {
      for (let n = 0; n < count; n++) await noteCommitment(tx, { ...nameOf(n), at: world.now });
      await noteCommitment(tx, { ...nameOf(count), at: world.now + DAY });
    });
    world.pass(2 * DAY);
    await date();
    const asked = [0, LEAVES_MAX - 1, count - 1, count].map(nameOf);
    const dates = await Promise.all(asked.map(({ about, commitment }) => dateOf(about, commitment)));
    expect(dates.map((found, n) => found && verifyDate(asked[n] ?? nameOf(0), found))).toEqual([[], [], [], []]);
    expect(dates.map((found) => readCarrier(found?.content ?? '')?.day)).toEqual([
      '2026-01-05',
      '2026-01-05',
      '2026-01-05',
      '2026-01-06',
    ]);
    expect(await rawSql(world.url, "select id from transfers where kind = 'commitments'")).toHaveLength(3);
  });

  it('are found to be changed, by whoever has the database in hand, in the row, in the tree and in the chain', async () => {
    const [one, other] = [await ticket(), await ticket(250)];
    world.pass(DAY);
    await date();
    const changed = 'f'.repeat(64);
    await rawSql(world.url, `update commitments set commitment = '${changed}' where about = '${one.about}'`);
    // What the run shows is not there any more; what was slipped in does not lead to the root, nor does its neighbour.
    expect(await dateOf(one.about, one.commitment)).toBeNull();
    expect(await faultsOf(one.about, changed)).toEqual(['leaf']);
    expect(await faultsOf(other.about, other.commitment)).toEqual(['leaf']);

    await dropGuards(world.url);
    await rawSql(world.url, "update transfers set subject_id = '2026-01-04' where kind = 'commitments'");
    expect(await faultsOf(other.about, other.commitment)).toEqual(['day', 'leaf', 'link']);
    expect(await verifyLedger(world.db.read)).toEqual([expect.stringMatching(/does not match its hash/)]);
  });
});
