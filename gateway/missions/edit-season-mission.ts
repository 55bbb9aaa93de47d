import { seasonMissionDraft, seasonMissionEdit } from '../../domain/missions/missions.schemas.ts';
import {
  SEASON_MISSIONS_MAX,
  type SeasonMissionEdit,
  draftSeasonMission,
  editSeasonMission as rule,
  openSets,
  seasonMissionChanges,
} from '../../domain/missions/season-missions.ts';
import type { RewardType } from '../../domain/missions/missions.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  addSeasonMission as insertMission,
  listSets,
  lockSeasonMission,
  updateSeasonMission,
} from '../../db/missions/season-mission.queries.ts';
import { lockNewestSeason } from '../../db/missions/season.queries.ts';
import { lockAdministrator } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';

export interface AddSeasonMissionInput extends Omit<SeasonMissionEdit, 'state' | 'rewardType'> {
  readonly season: string;
  readonly rewardType: RewardType;
  readonly reason: string;
}

export interface EditSeasonMissionInput
  extends Omit<AddSeasonMissionInput, 'season'>, Pick<SeasonMissionEdit, 'state'> {
  readonly id: string;
  /** What was read of it: of another one nothing is changed. */
  readonly version: number;
}

async function requireOpen(tx: Tx, season: string, now: number): Promise<void> {
  if (!openSets(await lockNewestSeason(tx), now).includes(season)) throw new Refused('SEASON_SET_CLOSED');
}

/** What the audit log keeps of a change, and why it was made. */
const logged = (deps: Deps, actor: Actor, subjectId: string, reason: string, data: { from: string; to: string }) =>
  ({
    id: deps.newId(),
    actorId: actor.userId,
    action: 'season-mission.changed',
    subject: 'season-mission',
    subjectId,
    reason,
    data,
    at: deps.now(),
  }) as const;

/**
 * An administrator adds a mission to a season, a draft that no player sees; answers its id.
 * @throws Refused FORBIDDEN, BAD_INPUT, SEASON_SET_CLOSED, SEASON_SET_FULL, IDEMPOTENCY_KEY_REUSED
 */
export async function addSeasonMission(
  deps: Deps,
  actor: Actor,
  key: string,
  input: AddSeasonMissionInput,
): Promise<string> {
  const { season } = input;
  // The enum of rewards is wider than what seasons pay, which the schema says.
  const { reason, ...edit } = readInput(seasonMissionDraft, input as AddSeasonMissionInput & SeasonMissionEdit);
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const [answerId, at] = [deps.newId(), deps.now()];
    const call = { userId, key, operation: 'addSeasonMission', payload: { season, reason, ...edit }, answerId, at };
    return once(tx, call, async () => {
      await lockAdministrator(tx, actor.userId);
      await requireOpen(tx, season, at);
      if ((await listSets(tx, [season])).length >= SEASON_MISSIONS_MAX) throw new Refused('SEASON_SET_FULL');
      const draft = must(draftSeasonMission(answerId, season, edit));
      await insertMission(tx, { ...draft, version: 1 });
      await insertAudit(tx, logged(deps, actor, answerId, reason, seasonMissionChanges(null, draft)));
    });
  });
}

/**
 * An administrator changes, publishes or removes a mission of a season. What players have completed and claimed stays
 * theirs. Something that changes nothing leaves no trace, nor does the same once more.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, SEASON_SET_CLOSED, MISSION_PROMISED, MISSION_CHANGED where somebody
 *   else was faster
 */
export async function editSeasonMission(deps: Deps, actor: Actor, input: EditSeasonMissionInput): Promise<void> {
  const { reason, ...edit } = readInput(seasonMissionEdit, input as EditSeasonMissionInput & SeasonMissionEdit);
  await deps.db.transact(async (tx) => {
    await lockAdministrator(tx, actor.userId);
    const before = await lockSeasonMission(tx, input.id);
    if (!before) throw new Refused('NOT_FOUND', { field: 'id' });
    const { version, ...stands } = before;
    const changes = seasonMissionChanges(stands, { ...stands, ...edit });
    if (changes.from === changes.to) return;
    if (version !== input.version) throw new Refused('MISSION_CHANGED');
    const at = deps.now();
    await requireOpen(tx, before.season, at);
    await updateSeasonMission(tx, { ...must(rule(stands, edit, at)), version: version + 1 });
    await insertAudit(tx, logged(deps, actor, before.id, reason, changes));
  });
}
