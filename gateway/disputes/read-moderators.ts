import { recordsOf } from '../../domain/disputes/moderator-record.ts';
import { listModerated } from '../../db/disputes/appeal.queries.ts';
import { playerOf } from '../accounts/index.ts';
import type { Deps } from '../kernel/deps.ts';
import type { ModeratorRecord } from './appeals/appeal.types.ts';

/** So many of the latest decisions tell. */
export const LATEST_DECISIONS = 1_000;

/** How the latest decisions of each moderator have held. */
export async function readModerators({ db }: Deps): Promise<ModeratorRecord[]> {
  const rows = await listModerated(db.read, LATEST_DECISIONS);
  const named = new Map(rows.map((row) => [row.moderatorId, row]));
  const records = recordsOf(
    rows.flatMap(({ moderatorId, submittedAt, decidedAt, appealId, verdict }) =>
      moderatorId === null || decidedAt === null
        ? []
        : [{ moderatorId, tookMs: decidedAt - submittedAt, isAppealed: appealId !== null, verdict }],
    ),
  );
  return records.map(({ moderatorId, ...record }) => {
    const { username = '', avatarId = null } = named.get(moderatorId) ?? {};
    return { moderator: playerOf({ id: moderatorId, username, avatarId }), ...record };
  });
}
