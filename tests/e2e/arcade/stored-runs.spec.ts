import { randomUUID } from 'node:crypto';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect } from 'playwright/test';
import { arcadeReplayPath } from '../../../domain/arcade/arcade.paths.ts';
import { courseOf } from '../../../domain/arcade/course.ts';
import { GAME_IDS, isGameId } from '../../../domain/arcade/games.ts';
import { joinStages, readLog, writeStage } from '../../../domain/arcade/log.ts';
import { firstReceipt, nextReceipt } from '../../../domain/arcade/receipt.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import stored from '../../support/arcade-runs.json' with { type: 'json' };
import { openDatabase } from '../database.ts';
import { NARROW, WIDE, expectUsable, photograph, player, test } from '../support.ts';

const AT = Date.UTC(2026, 0, 5);

/** Puts a stored run into the database as a run of practice of a player that is over; answers its id. */
async function keep({ game: id, version, lastSecret, log, score, tieBreak, digest }: (typeof stored)[number]) {
  const rules = isGameId(id) ? await loadGame(id, version) : null;
  const bytes = Buffer.from(log, 'base64');
  const inputs = rules && readLog(rules, bytes);
  if (!rules || !inputs) throw new Error(`${id} has no such run`);
  const [runId, contestId] = [randomUUID(), randomUUID()];
  const { commitment, secrets } = courseOf(hexToBytes(lastSecret), rules.stages);
  const stages = inputs.map((own) => writeStage(rules, own));
  expect(bytes.equals(joinStages(stages))).toBe(true);
  const receipts: Uint8Array[] = [firstReceipt(runId, commitment)];
  for (const [n, own] of stages.entries())
    receipts.push(nextReceipt(receipts[n] as Uint8Array, own, secrets[n] as Uint8Array));

  const db = openDatabase();
  const insert = (table: string, row: Readonly<Record<string, unknown>>): void => {
    const names = Object.keys(row);
    const text = `INSERT INTO ${table} (${names.join()}) VALUES (${names.map((name) => `@${name}`).join()})`;
    db.prepare(text).run(row);
  };
  db.transaction(() => {
    const { id: userId } = db.prepare("SELECT id FROM users WHERE username = 'demo'").get() as { id: string };
    const shared = { game: id, mode: 'practice' };
    insert('arcade_contests', {
      ...shared,
      id: contestId,
      version,
      currency: 'BC',
      entry: 0,
      fee: 0,
      target: 1,
      commitment: bytesToHex(commitment),
      last_secret: lastSecret,
      seats: 1,
      taken: 1,
      state: 'settled',
      created_at: AT,
      ended_at: AT,
    });
    insert('arcade_runs', {
      ...shared,
      id: runId,
      contest_id: contestId,
      user_id: userId,
      input_class: 'keys',
      state: 'ended',
      entered_at: AT,
      day: '2026-01-05',
      started_at: AT,
      ended_at: AT,
      receipt: bytesToHex(receipts.at(-1) as Uint8Array),
      rivals: '[]',
      score,
      tie_break: tieBreak,
      digest,
      is_won: 0,
      paid: 0,
    });
    for (const [stage, own] of stages.entries())
      insert('arcade_stages', {
        run_id: runId,
        stage,
        bytes: Buffer.from(own),
        received_at: AT,
        receipt: bytesToHex(receipts[stage + 1] as Uint8Array),
      });
  }).immediate();
  db.close();
  return runId;
}

test('the page plays the stored runs of all ten games again, byte by byte, and comes to their stored states; each board is usable at 390 and at 1440 pixels (AR-04)', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  expect(new Set(stored.map(({ game }) => game)).size).toBe(GAME_IDS.length);
  const page = await player(browser, 'demo');
  const looked = new Set<string>();
  for (const run of stored) {
    await page.goto(arcadeReplayPath(await keep(run)));
    await expect(page.getByText('Checked', { exact: true })).toHaveCount(3);
    await expect(page.getByText('Failed')).toHaveCount(0);
    if (!looked.has(run.game)) {
      looked.add(run.game);
      for (const viewport of [NARROW, WIDE]) {
        await page.setViewportSize(viewport);
        await photograph(page, info, `${viewport.width} ${run.game}`);
        await expectUsable(page);
      }
    }
    // What the browser has computed, not what the server says: the page compares both above.
    await page.getByText('Commitment, secrets and hashes').click();
    await expect(page.getByText(run.digest, { exact: true })).toBeVisible();
  }
});
