// @module-tag engines
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { measureCost } from '../../load/cost-bench.ts';

const folder = mkdtempSync(join(tmpdir(), 'cost-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rows are counted at SQLite's statements. */
test.runIf(engine === 'sqlite')(
  'of 400 documents made from the schema nearly all read no more rows than they cost points, none three times as many, and who reads more costs more',
  async () => {
    const { asked, over, worst, withRows, withRowsFound } = await measureCost(join(folder, 'cost.db'), 400, 1);
    expect(asked).toBe(400);
    expect(over / asked).toBeLessThan(0.05);
    expect(worst.rows / worst.points, worst.name).toBeLessThan(3);
    expect(withRows).toBeGreaterThan(0.1);
    expect(withRowsFound).toBeGreaterThan(0.4);
  },
);
