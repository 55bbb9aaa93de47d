import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { expect, test } from 'vitest';
import { courseOf } from '../../domain/arcade/course.ts';
import { turncoat } from '../../domain/arcade/games/turncoat.1.ts';
import { writeStage } from '../../domain/arcade/log.ts';
import { firstReceipt, nextReceipt } from '../../domain/arcade/receipt.ts';
import { playStages } from '../../domain/arcade/run.ts';
import { seededRandom } from '../../domain/shared/random.ts';
import { playRun } from '../../tests/support/arcade-hands.ts';
import { checkRun } from './check-run.ts';

const course = courseOf(new Uint8Array(32).fill(9), turncoat.stages);
const inputs = playRun(turncoat, course, seededRandom(4));

/** A run as the server tells it; a stage that is left out never came. */
function told(leftOut?: number) {
  let receipt = firstReceipt('run-1', course.commitment);
  const stages = inputs.flatMap((given, stage) => {
    if (stage === leftOut) return [];
    const bytes = writeStage(turncoat, given);
    receipt = nextReceipt(receipt, bytes, course.secrets[stage] ?? bytes);
    return [{ stage, bytes: base64.encode(bytes), receipt: bytesToHex(receipt), receivedAt: 0 }];
  });
  return {
    id: 'run-1',
    commitment: bytesToHex(course.commitment),
    secrets: course.secrets.map((secret) => bytesToHex(secret)),
    stages: stages.map((stage) => ({ ...stage, __typename: 'ArcadeReceipt' as const })),
  };
}

test('a run that was told as it was comes to its score, with course and receipts whole', () => {
  const check = checkRun(turncoat, told());
  const { score, digest } = playStages(turncoat, course.secrets, inputs);
  expect(check).toMatchObject({ isCourseWhole: true, areReceiptsWhole: true, score, digest });
  expect(check.inputs).toEqual(inputs);
});

test('a stage that never came has no inputs, and the receipts of the others still hold', () => {
  const check = checkRun(turncoat, told(4));
  expect(check).toMatchObject({ isCourseWhole: true, areReceiptsWhole: true });
  expect(check.inputs?.[4]).toEqual([]);
});

test('how much came in of each stage is counted, and a stage that cannot be read is told', () => {
  const run = told(4);
  const stages = run.stages.map((one) => (one.stage === 2 ? { ...one, bytes: base64.encode(Uint8Array.of(9)) } : one));
  const { inputCounts, byteCounts, inputs: read, score } = checkRun(turncoat, { ...run, stages });
  expect(inputCounts).toEqual(inputs.map((given, stage) => (stage === 2 ? null : stage === 4 ? 0 : given.length)));
  expect([byteCounts[2], byteCounts[4], read, score]).toEqual([1, 0, null, null]);
});

test('a changed input, another secret and another order are each found', () => {
  const run = told();
  const [first, second] = run.stages;
  if (!first || !second) throw new Error('the run has stages');
  const changed = { ...first, bytes: base64.encode(writeStage(turncoat, [{ at: 50, values: [1] }])) };
  expect(checkRun(turncoat, { ...run, stages: [changed, ...run.stages.slice(1)] }).areReceiptsWhole).toBe(false);
  expect(checkRun(turncoat, { ...run, stages: [second, first, ...run.stages.slice(2)] }).areReceiptsWhole).toBe(false);
  expect(checkRun(turncoat, { ...run, id: 'run-2' }).areReceiptsWhole).toBe(false);
  const secrets = [...run.secrets.slice(0, 9), '00'.repeat(32)];
  expect(checkRun(turncoat, { ...run, secrets })).toMatchObject({ isCourseWhole: false, score: null });
  expect(checkRun(turncoat, { ...run, secrets: run.secrets.slice(1) }).isCourseWhole).toBe(false);
});
