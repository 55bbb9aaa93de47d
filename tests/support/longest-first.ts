import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than half a minute, the longest first: begun last, they would leave the other workers without any. */
const LONG = [
  'tests/integration/battles/battle-model.test.ts',
  'scripts/new-room.test.ts',
  'tests/integration/client/kill.test.ts',
  'tests/integration/server/authorisation.test.ts',
  'tests/integration/server/forged-input.test.ts',
  'tests/integration/events/kill-delivery.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((file) => moduleId.endsWith(file));
  return rank < 0 ? LONG.length : rank;
};

/** The order of Vitest, but for the long files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is that of Vitest, which leaves the list as it is
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
