import { openSets } from '../../domain/missions/season-missions.ts';
import { seasonNumber } from '../../domain/missions/season.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import type { Reader } from '../../db/client/database.ts';
import { listSets } from '../../db/missions/season-mission.queries.ts';
import { findNewestSeason } from '../../db/missions/season.queries.ts';
import { type AskedGoal, previewGoals } from '../../db/missions/tally.queries.ts';
import type { SeasonMissionPreview, SeasonSets } from './season-missions.types.ts';

/** A preview looks at what players did in so many days, today being the last of them. */
export const PREVIEW_DAYS = 28;

const preview = (reader: Reader, asked: readonly AskedGoal[], now: number) =>
  previewGoals(reader, utcDay(now - (PREVIEW_DAYS - 1) * DAY), asked);

/** The sets that can be changed, with who would have completed each mission lately. */
export async function readSeasonSets(reader: Reader, now: number): Promise<SeasonSets> {
  const newest = await findNewestSeason(reader);
  const open = openSets(newest, now);
  const rows = await listSets(reader, open);
  const { players, firstDay, completing } = await preview(reader, rows, now);
  const missions = rows.map((row, n) => ({ ...row, completing: completing[n] ?? 0 }));
  return {
    previewDays: PREVIEW_DAYS,
    players,
    firstDay,
    sets: open.map((season) => ({
      season,
      number: seasonNumber(season),
      startsAt: newest?.id === season ? newest.startsAt : null,
      endsAt: newest?.id === season ? newest.endsAt : null,
      missions: missions.filter((one) => one.season === season),
    })),
  };
}

/** Who would have completed a mission lately that is only thought of. */
export async function readPreview(reader: Reader, asked: AskedGoal, now: number): Promise<SeasonMissionPreview> {
  const { players, firstDay, completing } = await preview(reader, [asked], now);
  return { previewDays: PREVIEW_DAYS, players, firstDay, completing: completing[0] ?? 0 };
}
