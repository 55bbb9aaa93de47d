import { isStaff } from '../../domain/accounts/roles.ts';
import type { Claim } from '../../domain/battles/battle.ts';
import { acceptRecording } from '../../domain/battles/report-result.ts';
import { Refused, type Ruling, must } from '../../domain/shared/refusals.ts';
import { requireCaptain } from '../../domain/teams/membership.ts';
import {
  type OwnScore,
  type TeamBattleStep,
  decideTeamBattle as decide,
  disputeTeamBattle as disputed,
  isSide,
  reportTeamBattle as reported,
} from '../../domain/teams/team-battle.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { applyTeamStep } from '../../db/teams/apply-team-step.ts';
import { lockTeamBattle, readSeats } from '../../db/teams/team-battle.queries.ts';
import { readMembership, readRoster } from '../../db/teams/team.queries.ts';
import type { TeamBattleRow } from '../../db/teams/team.table.ts';
import { requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

const ISSUE_MIN = 10;
const ISSUE_MAX = 1_000;
const REASON_MAX = 2_000;

interface Change {
  readonly operation: string;
  readonly teamBattleId: string;
  readonly key: string;
  readonly payload: unknown;
}

type Rule = (row: TeamBattleRow, tx: Tx) => Promise<Ruling<TeamBattleStep<TeamBattleRow>>>;

/** One transaction that claims the key, locks the battle, asks the rule and applies its step. Answers the battle's id. */
function changeTeamBattle(deps: Deps, { userId }: Actor, change: Change, rule: Rule): Promise<string> {
  const { operation, teamBattleId, key, payload } = change;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation, payload: [teamBattleId, payload], answerId: teamBattleId, at };
    return once(tx, call, async () => {
      const row = await lockTeamBattle(tx, teamBattleId);
      if (!row) throw new Refused('NOT_FOUND');
      const step = must(await rule(row, tx));
      await applyTeamStep(tx, step, await readSeats(tx, teamBattleId), { at, actorId: userId, newId: deps.newId });
    });
  });
}

/** The side whose captain the caller is. @throws Refused NOT_FOUND for whoever is on neither side, CAPTAIN_ONLY */
async function captainedSide(tx: Tx, row: TeamBattleRow, userId: string): Promise<string> {
  await requireStanding(tx, userId);
  const membership = await readMembership(tx, userId);
  if (!membership || !isSide(row, membership.teamId)) throw new Refused('NOT_FOUND');
  must(requireCaptain(await readRoster(tx, membership.teamId), userId));
  return membership.teamId;
}

export interface ReportTeamBattleInput {
  readonly teamBattleId: string;
  readonly claim: Claim;
  /** Null where no rounds are counted. */
  readonly score: OwnScore | null;
  readonly recordingUrl: string;
}

/**
 * A captain's word on the result; the same word from both settles at once and pays the pool.
 * @throws Refused NOT_FOUND, CAPTAIN_ONLY, BATTLE_NOT_ACTIVE, ALREADY_REPORTED, RECORDING_REQUIRED, BAD_INPUT
 */
export async function reportTeamBattle(
  deps: Deps,
  actor: Actor,
  key: string,
  input: ReportTeamBattleInput,
): Promise<string> {
  const { teamBattleId, claim, score } = input;
  const recordingUrl = must(acceptRecording(input.recordingUrl));
  const payload = [claim, score && [score.own, score.other], recordingUrl];
  return changeTeamBattle(
    deps,
    actor,
    { operation: 'reportTeamBattle', teamBattleId, key, payload },
    async (row, tx) => {
      const teamId = await captainedSide(tx, row, actor.userId);
      const recorded =
        teamId === row.homeTeamId ? { homeRecordingUrl: recordingUrl } : { awayRecordingUrl: recordingUrl };
      return reported({ ...row, ...recorded }, teamId, claim, score, deps.now());
    },
  );
}

/**
 * A captain says that something is wrong; the money stays in escrow until a moderator decides.
 * @throws Refused NOT_FOUND, CAPTAIN_ONLY, BATTLE_NOT_ACTIVE, ALREADY_DISPUTED, BAD_INPUT
 */
export async function disputeTeamBattle(
  deps: Deps,
  actor: Actor,
  key: string,
  teamBattleId: string,
  text: string,
): Promise<string> {
  const issue = text.trim();
  if (issue.length < ISSUE_MIN || issue.length > ISSUE_MAX)
    throw new Refused('BAD_INPUT', { field: 'issue', data: { min: ISSUE_MIN, max: ISSUE_MAX } });
  const change = { operation: 'disputeTeamBattle', teamBattleId, key, payload: issue };
  return changeTeamBattle(deps, actor, change, async (row, tx) =>
    disputed({ ...row, issue }, await captainedSide(tx, row, actor.userId)),
  );
}

export interface DecideTeamBattleInput {
  readonly teamBattleId: string;
  /** Null gives every payer the money back. */
  readonly winnerTeamId: string | null;
  readonly reason: string;
}

/**
 * A moderator's decision over a team battle in dispute; money, figures and audit log move in one transaction. Nobody
 * decides who is in either team or played in it.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_DISPUTE, DISPUTE_DECIDED, WINNER_REQUIRED, BAD_INPUT
 */
export async function decideTeamBattle(
  deps: Deps,
  actor: Actor,
  key: string,
  input: DecideTeamBattleInput,
): Promise<string> {
  const { teamBattleId, winnerTeamId } = input;
  const reason = input.reason.trim();
  if (reason === '' || reason.length > REASON_MAX) throw new Refused('BAD_INPUT', { field: 'reason' });
  const change = { operation: 'decideTeamBattle', teamBattleId, key, payload: [winnerTeamId, reason] };
  return changeTeamBattle(deps, actor, change, async (row, tx) => {
    const judge = await requireStanding(tx, actor.userId);
    if (!isStaff(judge.role)) throw new Refused('FORBIDDEN');
    const membership = await readMembership(tx, judge.id);
    const seats = await readSeats(tx, teamBattleId);
    const isInvolved =
      (membership !== undefined && isSide(row, membership.teamId)) || seats.some(({ userId }) => userId === judge.id);
    const step = decide(row, winnerTeamId, isInvolved);
    if (step.ok)
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: winnerTeamId === null ? 'team-battle.void' : 'team-battle.award',
        subject: 'team-battle',
        subjectId: teamBattleId,
        reason,
        data: { winnerTeamId },
        at: deps.now(),
      });
    return step;
  });
}
