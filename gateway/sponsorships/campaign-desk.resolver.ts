import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF_REASON_MAX } from '../../domain/accounts/accounts.schemas.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs } from '../schema/connection.ts';
import { KEY } from '../schema/key.ts';
import { decideExhibit } from './decide-exhibit.ts';
import { announceCampaign, createCampaign, endCampaign, fundCampaign } from './manage-campaign.ts';
import { readFiled, readStaffCampaigns, requireStaffCampaign } from './read-campaigns.ts';
import {
  AnnounceCampaignInput,
  CampaignInput,
  DecideExhibitInput,
  type FiledExhibit,
  FiledExhibitConnection,
  FundCampaignInput,
  StaffCampaign,
  StaffCampaignConnection,
} from './sponsorship.types.ts';

@Resolver()
export class CampaignDeskResolver {
  @Access('staff')
  @Query(() => StaffCampaignConnection, { description: 'Sponsored challenges with their money, the newest first.' })
  staffCampaigns(@Ctx() { deps }: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<StaffCampaign>> {
    return deps.db.snapshot((read) => readStaffCampaigns(read, page));
  }

  @Access('staff')
  @Query(() => FiledExhibitConnection, { description: 'What creators show and nobody has decided over, oldest first.' })
  filedExhibits(@Ctx() { deps }: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<FiledExhibit>> {
    return readFiled(deps.db.read, page);
  }

  @Access('staff')
  @Mutation(() => StaffCampaign, {
    description:
      'Writes a sponsored challenge down that players do not see yet. Refusals: FORBIDDEN, BAD_INPUT, NOT_FOUND.',
  })
  async createCampaign(
    @Ctx() { deps, ...context }: Context,
    @Arg('input', () => CampaignInput, { description: 'Its terms.' }) input: CampaignInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<StaffCampaign> {
    const asked = { ...input, winsNeeded: input.winsNeeded ?? null };
    const actor = actorOf({ deps, ...context });
    const id = await createCampaign(deps, actor, requireKey(key, context.caller.idempotencyKey), asked);
    return requireStaffCampaign(deps.db.read, id);
  }

  @Access('administrator')
  @Mutation(() => StaffCampaign, {
    description:
      'Books money that a sponsor has paid in. Refusals: NOT_FOUND, BAD_INPUT, CAMPAIGN_CHANGED, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async fundCampaign(
    @Ctx() context: Context,
    @Arg('input', () => FundCampaignInput, { description: 'What was paid in, and for which challenge.' })
    input: FundCampaignInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<StaffCampaign> {
    const { deps, caller } = context;
    const asked = { ...input, proof: input.proof ?? null };
    await fundCampaign(deps, actorOf(context), requireKey(key, caller.idempotencyKey), asked);
    return requireStaffCampaign(deps.db.read, input.campaignId);
  }

  @Access('administrator')
  @Mutation(() => StaffCampaign, {
    description:
      'Sets a draft before players, by somebody else than who booked the money. Refusals: NOT_FOUND, BAD_INPUT, CAMPAIGN_CHANGED, CAMPAIGN_CLOSED, SPONSOR_SHORT, CAMPAIGN_SECOND_PERSON, ADMINISTRATOR_NEW, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async announceCampaign(
    @Ctx() context: Context,
    @Arg('input', () => AnnounceCampaignInput, { description: 'Which draft, and why.' }) input: AnnounceCampaignInput,
  ): Promise<StaffCampaign> {
    const { deps } = context;
    await announceCampaign(deps, actorOf(context), { ...input, proof: input.proof ?? null });
    return requireStaffCampaign(deps.db.read, input.campaignId);
  }

  @Access('administrator')
  @Mutation(() => StaffCampaign, {
    description:
      'Ends a sponsored challenge before its deadline: nobody accepts it any more, and whoever is at it goes on. Refusals: NOT_FOUND, BAD_INPUT, CAMPAIGN_CHANGED.',
  })
  async endCampaign(
    @Ctx() context: Context,
    @Arg('campaignId', () => ID, { description: 'The challenge that ends.' }) campaignId: string,
    @Arg('reason', () => String, { description: `Why, for the audit log: 1 to ${STAFF_REASON_MAX} characters.` })
    reason: string,
  ): Promise<StaffCampaign> {
    await endCampaign(context.deps, actorOf(context), campaignId, reason);
    return requireStaffCampaign(context.deps.db.read, campaignId);
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description:
      'Pays a creator for what was shown, or refuses it. Refusals: NOT_FOUND, BAD_INPUT, ACCEPTANCE_DECIDED, CAMPAIGN_OWN, CAMPAIGN_CLOSED, EXHIBIT_UNFIT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async decideExhibit(
    @Ctx() context: Context,
    @Arg('input', () => DecideExhibitInput, { description: 'What staff make of what was shown.' })
    input: DecideExhibitInput,
  ): Promise<boolean> {
    await decideExhibit(context.deps, actorOf(context), { ...input, proof: input.proof ?? null });
    return true;
  }
}
