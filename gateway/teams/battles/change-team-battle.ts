import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import type { Claim } from '../../../domain/battles/battle.ts';
import { acceptRecording } from '../../../domain/battles/report-result.ts';
import { Refused, type Ruling, must } from '../../../domain/shared/refusals.ts';
import { requireCaptain } from '../../../domain/teams/membership.ts';
import {
  type OwnScore,
  type TeamBattleTransition,
  disputeTeamBattle as disputed,
  isSide,
  reportTeamBattle as reported,
} from '../../../domain/teams/team-battle.ts';
import { teamDispute } from '../../../domain/teams/teams.schemas.ts';
import type { Tx } from '../../../db/client/database.ts';
import { applyTeamTransition } from '../../../db/teams/apply-team-transition.ts';
import { lockTeamBattle, readSeats } from '../../../db/teams/team-battle.queries.ts';
import { readMembership, readRoster } from '../../../db/teams/team.queries.ts';
import type { TeamBattleRow } from '../../../db/teams/team.table.ts';
import { requireStanding } from '../../accounts/index.ts';
import { NOTHING_MORE, openDispute, openOwnDispute } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Filing } from '../../kernel/manifest/contested.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';

interface Change {
  readonly operation: string;
  readonly teamBattleId: string;
  readonly key: string;
  readonly payload: unknown;
}

type Rule = (row: TeamBattleRow, tx: Tx) => Promise<Ruling<TeamBattleTransition<TeamBattleRow>>>;

/** One transaction that claims the key, locks the battle, asks the rule and applies its transition. Answers the battle's id. */
function changeTeamBattle(deps: Deps, { userId }: Actor, change: Change, rule: Rule): Promise<string> {
  const { operation, teamBattleId, key, payload } = change;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation, payload: [teamBattleId, payload], answerId: teamBattleId, at };
    return once(tx, call, async () => {
      const row = await lockTeamBattle(tx, teamBattleId);
      if (!row) throw new Refused('NOT_FOUND');
      const transition = must(await rule(row, tx));
      await applyTeamTransition(tx, transition, await readSeats(tx, teamBattleId), {
        at,
        actorId: userId,
        newId: deps.newId,
      });
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
  /** Empty for who concedes or confirms. */
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
      const link = recordingUrl || null;
      const recorded = teamId === row.homeTeamId ? { homeRecordingUrl: link } : { awayRecordingUrl: link };
      const at = deps.now();
      const ruling = reported({ ...row, ...recorded }, teamId, { claim, score, recordingUrl }, at);
      if (ruling.ok && ruling.value.event === 'team.battle-disputed') {
        const complaint = { description: OWN_COMPLAINTS.teamsDiffer, haveBothSpoken: true, at };
        await openOwnDispute(deps, tx, { kind: 'team-battle', id: teamBattleId }, complaint);
      }
      return ruling;
    },
  );
}

export interface DisputeTeamBattleInput {
  readonly teamBattleId: string;
  readonly issue: string;
  /** What it rests on; empty without a link. */
  readonly evidenceUrl: string;
}

/**
 * A captain says that something is wrong; the money stays in escrow until a moderator decides.
 * @throws Refused NOT_FOUND, CAPTAIN_ONLY, BATTLE_NOT_ACTIVE, ALREADY_DISPUTED, NEW_EVIDENCE_REQUIRED, BAD_INPUT
 */
export async function disputeTeamBattle(
  deps: Deps,
  actor: Actor,
  key: string,
  input: DisputeTeamBattleInput,
): Promise<string> {
  const { issue: description, evidenceUrl } = readInput(teamDispute, input);
  const filing = { type: 'other', description, evidenceUrl, ...NOTHING_MORE } as const;
  return fileTeamDispute(deps, actor, key, input.teamBattleId, filing);
}

/** The same with all that a complaint may name. */
export async function fileTeamDispute(
  deps: Deps,
  actor: Actor,
  key: string,
  teamBattleId: string,
  filing: Filing,
): Promise<string> {
  const change = { operation: 'disputeTeamBattle', teamBattleId, key, payload: filing };
  return changeTeamBattle(deps, actor, change, async (row, tx) => {
    const ruling = disputed(row, await captainedSide(tx, row, actor.userId));
    if (ruling.ok) {
      const complaint = { reportedById: actor.userId, haveBothSpoken: false, ...filing, at: deps.now() };
      await openDispute(deps, tx, { kind: 'team-battle', id: teamBattleId }, complaint);
    }
    return ruling;
  });
}
