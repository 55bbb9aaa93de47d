import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseOf, stageMs } from '../../../domain/arcade/course.ts';
import { turncoat } from '../../../domain/arcade/games/turncoat.1.ts';
import { writeStage } from '../../../domain/arcade/log.ts';
import { seededRandom } from '../../../domain/shared/random.ts';
import { playRun } from '../../../tests/support/arcade-hands.ts';
import { checkRun } from '../check-run.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import { RunReview } from './run-review.tsx';

const course = courseOf(new Uint8Array(32).fill(9), turncoat.stages);
const inputs = playRun(turncoat, course, seededRandom(4));
const STARTED_AT = 1_000_000;

/** Each stage came in so many milliseconds after its end as its number, with other bytes where they are given. */
function show(
  state: ArcadeRunFieldsFragment['state'],
  signs: Parameters<typeof RunReview>[0]['signs'],
  broken?: number,
) {
  const stages = inputs.map((given, stage) => ({
    __typename: 'ArcadeReceipt' as const,
    stage,
    bytes: base64.encode(stage === broken ? Uint8Array.of(9) : writeStage(turncoat, given)),
    receipt: `receipt-${stage}`,
    receivedAt: STARTED_AT + (stage + 1) * stageMs(turncoat) + stage,
  }));
  const secrets = course.secrets.map((secret) => bytesToHex(secret));
  const told = { id: 'run-1', commitment: bytesToHex(course.commitment), secrets, stages };
  const check = checkRun(turncoat, told);
  render(<RunReview run={{ state, startedAt: STARTED_AT, stages }} signs={signs} rules={turncoat} check={check} />);
  return screen.getByRole('region', { name: 'For staff' });
}

describe('what staff judge a run by', () => {
  it('is its signs and how late each stage came in, with inputs, bytes and receipt', () => {
    const panel = show('ENDED', ['SLOWED', 'TOO_EVEN']);
    expect(panel.textContent).toContain('later than the network explains; reactions that are all alike');
    expect(within(panel).queryByText('This run doesn’t count')).toBeNull();
    const row = within(panel).getAllByRole('row')[4];
    expect(row?.textContent).toContain('3 ms');
    expect(row?.textContent).toContain(String(inputs[3]?.length));
    expect(panel.textContent).toContain('receipt-3');
  });

  it('says of a refused run which stages are none of the game', () => {
    expect(show('REFUSED', [], 2).textContent).toContain('can’t be read as game inputs');
    expect(screen.getByText(/stage 3\.$/)).toBeTruthy();
  });

  it('says of a run that can be played again and does not count that staff have decided so', () => {
    expect(show('REFUSED', ['SLOWED']).textContent).toContain('Our staff decided this. It scored');
  });
});
