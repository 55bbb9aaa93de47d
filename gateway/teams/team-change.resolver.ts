import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { TEAM_NAME_MAX, TEAM_NAME_MIN } from '../../domain/teams/team-name.ts';
import { TEAM_CODE_LENGTH, TEAM_DESCRIPTION_MAX, type TeamRole } from '../../domain/teams/team.ts';
import { Access } from '../schema/access.ts';
import { TeamRoleEnum } from './team.enums.ts';
import { Cents } from '../schema/scalars.ts';
import { KEY } from '../schema/key.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { agreeToTeamStake, dropTeamStake } from './battles/agree-to-team-stake.ts';
import { acceptTeamOffer, endTeamOffer } from './battles/answer-team-offer.ts';
import {
  answerTeamInvitation,
  answerTeamRequest,
  inviteToTeam,
  joinByCode,
  withdrawTeamAsk,
} from './ask-membership.ts';
import { disputeTeamBattle, reportTeamBattle } from './battles/change-team-battle.ts';
import { handOverTeam, leaveTeam, removeFromTeam, setTeamRole } from './change-roster.ts';
import { offerTeamBattle } from './battles/offer-team-battle.ts';
import { createTeam } from './create-team.ts';
import { editTeam, renewTeamCode } from './edit-team.ts';
import { findOwnTeam, readMatters } from './read-team.ts';
import { OfferTeamBattleInput, ReportTeamBattleInput } from './battles/team-battle.types.ts';
import { Team, TeamMatters } from './team.types.ts';

/** Does it and answers the caller's team as it stands then. */
async function act(context: Context, work: (actor: Actor) => Promise<unknown>): Promise<Team> {
  const actor = actorOf(context);
  await work(actor);
  const team = await context.deps.db.snapshot((read) => findOwnTeam(read, actor.userId));
  if (!team) throw new Refused('NOT_IN_A_TEAM');
  return team;
}

const keyed = (
  context: Context,
  key: string | null | undefined,
  work: (actor: Actor, own: string) => Promise<unknown>,
) => act(context, (actor) => work(actor, requireKey(key, context.caller.idempotencyKey)));

@Resolver()
export class TeamChangeResolver {
  @Access('own')
  @Mutation(() => Team, {
    description: 'Founds a team with the caller as Captain. Refusals: TEAM_NAME_UNUSABLE, TEAM_NAME_TAKEN, IN_A_TEAM.',
  })
  createTeam(
    @Ctx() context: Context,
    @Arg('name', () => String, {
      description: `${TEAM_NAME_MIN} to ${TEAM_NAME_MAX} letters of one script, digits, spaces or \`._-&'\`; for good.`,
    })
    name: string,
    @Arg('description', () => String, {
      defaultValue: '',
      description: `What the captain says about it: at most ${TEAM_DESCRIPTION_MAX} characters.`,
    })
    description: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Team> {
    return keyed(context, key, (actor, own) => createTeam(context.deps, actor, own, { name, description }));
  }

  @Access('own')
  @Mutation(() => Team, { description: 'Changes the description. Refusals: CAPTAIN_ONLY, NOT_IN_A_TEAM.' })
  editTeam(
    @Ctx() context: Context,
    @Arg('description', () => String, {
      description: `What the captain says about it: at most ${TEAM_DESCRIPTION_MAX} characters.`,
    })
    description: string,
  ): Promise<Team> {
    return act(context, (actor) => editTeam(context.deps, actor, description));
  }

  @Access('own')
  @Mutation(() => Team, {
    description: 'A fresh invite code; the earlier one is spent. Refusals: CAPTAIN_ONLY, NOT_IN_A_TEAM.',
  })
  renewTeamCode(@Ctx() context: Context): Promise<Team> {
    return act(context, (actor) => renewTeamCode(context.deps, actor));
  }

  @Access('own')
  @Mutation(() => TeamMatters, {
    description:
      'Asks the captain to be taken in. Refusals: TEAM_CODE_UNKNOWN, IN_A_TEAM, TEAM_FULL, LIST_FULL, RATE_LIMITED.',
  })
  async joinTeam(
    @Ctx() context: Context,
    @Arg('code', () => String, {
      description: `The ${TEAM_CODE_LENGTH} characters of \`Team.inviteCode\`; case, spaces and dashes do not matter.`,
    })
    code: string,
  ): Promise<TeamMatters> {
    await joinByCode(context.deps, actorOf(context), code);
    return readMatters(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      'The captain’s answer to a request. Refusals: CAPTAIN_ONLY, TEAM_FULL, NOT_FOUND, NOT_IN_A_TEAM, IN_A_TEAM.',
  })
  answerTeamRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `TeamRequest.id` names it.' }) id: string,
    @Arg('accept', () => Boolean, { description: 'True takes the player in, false says no.' }) accept: boolean,
  ): Promise<Team> {
    return act(context, (actor) => answerTeamRequest(context.deps, actor, id, accept));
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      'The captain wants a player in. Refusals: CAPTAIN_ONLY, NOT_FOUND, IN_A_TEAM, TEAM_FULL, BLOCKED, NOT_IN_A_TEAM, LIST_FULL, ONESELF.',
  })
  inviteToTeam(
    @Ctx() context: Context,
    @Arg('username', () => String, { description: 'The name of the player; not the caller’s own.' }) username: string,
  ): Promise<Team> {
    return act(context, (actor) => inviteToTeam(context.deps, actor, username));
  }

  @Access('own')
  @Mutation(() => TeamMatters, {
    description: 'The player’s answer to an invitation. Refusals: NOT_FOUND, IN_A_TEAM, TEAM_FULL.',
  })
  async answerTeamInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `TeamAsk.id` names it.' }) id: string,
    @Arg('accept', () => Boolean, { description: 'True joins the team, false says no.' }) accept: boolean,
  ): Promise<TeamMatters> {
    await answerTeamInvitation(context.deps, actorOf(context), id, accept);
    return readMatters(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => TeamMatters, { description: 'Takes an own request or invitation back. Refusals: NOT_FOUND.' })
  async withdrawTeamAsk(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'A request as `TeamAsk.id` names it, or an invitation as `TeamRequest.id` does.',
    })
    id: string,
  ): Promise<TeamMatters> {
    await withdrawTeamAsk(context.deps, actorOf(context), id);
    return readMatters(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Team, {
    description: 'What a member plays. Refusals: CAPTAIN_ONLY, NOT_FOUND, BAD_INPUT, NOT_IN_A_TEAM.',
  })
  setTeamRole(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of a member; not the captain’s.' }) userId: string,
    @Arg('role', () => TeamRoleEnum, { description: 'Any but `CAPTAIN`, which `handOverTeam` passes on.' })
    role: TeamRole,
  ): Promise<Team> {
    return act(context, (actor) => setTeamRole(context.deps, actor, userId, role));
  }

  @Access('own')
  @Mutation(() => Team, {
    description: 'Makes another member the captain. Refusals: CAPTAIN_ONLY, NOT_FOUND, ONESELF, NOT_IN_A_TEAM.',
  })
  handOverTeam(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of the member who leads from now on.' }) userId: string,
  ): Promise<Team> {
    return act(context, (actor) => handOverTeam(context.deps, actor, userId));
  }

  @Access('own')
  @Mutation(() => Team, {
    description: 'Takes a member out. Refusals: CAPTAIN_ONLY, NOT_FOUND, ONESELF, NOT_IN_A_TEAM.',
  })
  removeFromTeam(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of the member who is taken out; not the caller’s own.' })
    userId: string,
  ): Promise<Team> {
    return act(context, (actor) => removeFromTeam(context.deps, actor, userId));
  }

  @Access('own')
  @Mutation(() => TeamMatters, {
    description: 'Leaves the team; the last member disbands it. Refusals: CAPTAIN_ONLY, TEAM_BUSY, NOT_IN_A_TEAM.',
  })
  async leaveTeam(@Ctx() context: Context): Promise<TeamMatters> {
    await leaveTeam(context.deps, actorOf(context));
    return readMatters(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      'Offers another team a battle. Refusals: CAPTAIN_ONLY, NOT_FOUND, STAKE_OUT_OF_BOUNDS, REQUEST_SENT, LIST_FULL, BLOCKED, NOT_IN_A_TEAM, ONESELF, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG.',
  })
  offerTeamBattle(
    @Ctx() context: Context,
    @Arg('input', () => OfferTeamBattleInput, { description: 'Which team, and on what terms.' })
    input: OfferTeamBattleInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Team> {
    return keyed(context, key, (actor, own) => offerTeamBattle(context.deps, actor, own, input));
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      'Holds every payer’s money and starts the battle. Refusals: CAPTAIN_ONLY, INVITE_NOT_PENDING, TEAM_CHANGED, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, NOT_FOUND, PLAY_LIMIT_REACHED.',
  })
  acceptTeamOffer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `TeamOffer.id` names it; an offer to the caller’s team.' }) id: string,
    @Arg('agreedCents', () => Cents, { description: 'What the captain pays at the most, the fee included.' })
    agreedCents: number,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Team> {
    return keyed(context, key, (actor, own) => acceptTeamOffer(context.deps, actor, own, id, agreedCents));
  }

  @Access('own')
  @Mutation(() => Team, { description: 'Turns an offer down. Refusals: CAPTAIN_ONLY, INVITE_NOT_PENDING, NOT_FOUND.' })
  declineTeamOffer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `TeamOffer.id` names it; an offer to the caller’s team.' }) id: string,
  ): Promise<Team> {
    return act(context, (actor) => endTeamOffer(context.deps, actor, id, 'decline'));
  }

  @Access('own')
  @Mutation(() => Team, {
    description: 'Takes an own offer back. Refusals: CAPTAIN_ONLY, INVITE_NOT_PENDING, NOT_FOUND.',
  })
  withdrawTeamOffer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `TeamOffer.id` names it; an offer of the caller’s team.' }) id: string,
  ): Promise<Team> {
    return act(context, (actor) => endTeamOffer(context.deps, actor, id, 'withdraw'));
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      '‘I am in’: agrees to be charged a share. Refusals: TEAM_CHANGED, INVITE_NOT_PENDING, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, NOT_IN_A_TEAM, NOT_FOUND.',
  })
  agreeToTeamStake(
    @Ctx() context: Context,
    @Arg('offerId', () => ID, { description: 'As `TeamOffer.id` names it; one with `MEMBERS` as its payer.' })
    offerId: string,
    @Arg('atMostCents', () => Cents, { description: 'The share with its fee, as it was shown.' }) atMostCents: number,
  ): Promise<Team> {
    return act(context, (actor) => agreeToTeamStake(context.deps, actor, offerId, atMostCents));
  }

  @Access('own')
  @Mutation(() => Team, {
    description: 'Takes such an agreement back. Refusals: CAPTAIN_ONLY, INVITE_NOT_PENDING, NOT_IN_A_TEAM, NOT_FOUND.',
  })
  dropTeamStake(
    @Ctx() context: Context,
    @Arg('offerId', () => ID, { description: 'As `TeamOffer.id` names it.' }) offerId: string,
    @Arg('userId', () => ID, { nullable: true, description: 'Of whom, for the captain; the caller without it.' })
    userId?: string | null,
  ): Promise<Team> {
    return act(context, (actor) => dropTeamStake(context.deps, actor, offerId, userId ?? actor.userId));
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      'A captain’s word on the result. Refusals: CAPTAIN_ONLY, BATTLE_NOT_ACTIVE, ALREADY_REPORTED, RECORDING_REQUIRED, NOT_FOUND.',
  })
  reportTeamBattle(
    @Ctx() context: Context,
    @Arg('input', () => ReportTeamBattleInput, { description: 'Which team battle, and what the caller says of it.' })
    input: ReportTeamBattleInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Team> {
    return keyed(context, key, (actor, own) =>
      reportTeamBattle(context.deps, actor, own, { ...input, score: input.score ?? null }),
    );
  }

  @Access('own')
  @Mutation(() => Team, {
    description:
      'The money stays in escrow until a moderator decides. Refusals: CAPTAIN_ONLY, ALREADY_DISPUTED, NEW_EVIDENCE_REQUIRED, NOT_FOUND, BATTLE_NOT_ACTIVE.',
  })
  disputeTeamBattle(
    @Ctx() context: Context,
    @Arg('teamBattleId', () => ID, { description: 'As `TeamBattle.id` names it.' }) teamBattleId: string,
    @Arg('issue', () => String, { description: '10 to 1,000 characters.' }) issue: string,
    @Arg('evidenceUrl', () => String, {
      defaultValue: '',
      description: 'A web link that shows it; asked for once a dispute was dismissed.',
    })
    evidenceUrl: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Team> {
    const input = { teamBattleId, issue, evidenceUrl };
    return keyed(context, key, (actor, own) => disputeTeamBattle(context.deps, actor, own, input));
  }
}
