import { BOARD_REGIONS } from '../../domain/results/leaderboard.ts';
import type { BoardRegion, Region } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** As the boards are called (LB-01). */
export const REGION_NAMES: Readonly<Record<BoardRegion, string>> = {
  GLOBAL: t.global(),
  NA: t.northAmerica(),
  EU: t.europe(),
  ASIA: t.asia(),
};

const enumName = (value: (typeof BOARD_REGIONS)[number]): BoardRegion => value.toUpperCase() as BoardRegion;

/** Values as the address writes them. */
export const BOARD_REGION_OPTIONS = BOARD_REGIONS.map((value) => ({ value, label: REGION_NAMES[enumName(value)] }));

export const HOME_REGIONS: readonly Region[] = ['NA', 'EU', 'ASIA'];
