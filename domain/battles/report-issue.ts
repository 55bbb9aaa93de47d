import { contest } from '../disputes/contest.ts';
import { type Ruling, allow } from '../shared/refusals.ts';
import type { Battle, Transition } from './battle.ts';
import { becomes, contestOf } from './report-result.ts';

/** 'Report Issue' of a running battle: a dispute, whatever was reported before (CH-09). */
export function reportIssue(battle: Battle, accountId: string): Ruling<Transition> {
  const ruling = contest(contestOf(battle, []), accountId);
  return ruling.ok ? allow(becomes(battle, ruling.value)) : ruling;
}
