import { Refused } from '../../domain/shared/refusals.ts';
import { SEARCH_MAX } from '../../domain/shared/search.ts';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs } from '../schema/connection.ts';
import { acceptCampaign } from './accept-campaign.ts';
import { fileExhibit } from './file-exhibit.ts';
import { readAcceptances, readExhibits, readOpenCampaigns, requireAcceptance } from './read-campaigns.ts';
import {
  Acceptance,
  AcceptanceConnection,
  type Campaign,
  CampaignConnection,
  Exhibit,
  FileExhibitInput,
} from './sponsorship.types.ts';

@Resolver()
export class SponsorshipResolver {
  @Access('own')
  @Query(() => CampaignConnection, {
    description: 'Sponsored challenges that the caller can accept and has not, whatever ends first before the others.',
  })
  campaigns(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('search', () => String, { defaultValue: '', description: 'A part of the brand or the title.' }) search: string,
  ): Promise<Connection<Campaign>> {
    const { db, now } = context.deps;
    const text = search.trim();
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    return readOpenCampaigns(db.read, { userId: actorOf(context).userId, now: now(), search: text }, page);
  }

  @Access('own')
  @Query(() => AcceptanceConnection, {
    description: 'Sponsored challenges that the caller has accepted, the latest first.',
  })
  acceptances(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Acceptance>> {
    return context.deps.db.snapshot((read) => readAcceptances(read, actorOf(context).userId, page));
  }

  @Access('own')
  @Query(() => [Exhibit], {
    description: 'What the caller can show for an accepted challenge, the latest first. Refusals: NOT_FOUND.',
  })
  exhibits(
    @Ctx() context: Context,
    @Arg('acceptanceId', () => ID, { description: 'An acceptance of the caller’s.' }) acceptanceId: string,
  ): Promise<Exhibit[]> {
    return context.deps.db.snapshot((read) => readExhibits(read, actorOf(context).userId, acceptanceId));
  }

  @Access('own')
  @Mutation(() => Acceptance, {
    description:
      'Accepts a sponsored challenge; done again it answers the same. Refusals: NOT_FOUND, CAMPAIGN_CLOSED, CAMPAIGN_FULL, CAMPAIGN_OWN, PLAY_PAUSED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED.',
  })
  async acceptCampaign(
    @Ctx() context: Context,
    @Arg('campaignId', () => ID, { description: 'The challenge that is accepted.' }) campaignId: string,
  ): Promise<Acceptance> {
    const actor = actorOf(context);
    const id = await acceptCampaign(context.deps, actor, campaignId);
    return requireAcceptance(context.deps.db.read, actor.userId, id);
  }

  @Access('own')
  @Mutation(() => Acceptance, {
    description:
      'Shows staff a stream, a replay or a battle of one’s own for an accepted challenge. Refusals: NOT_FOUND, BAD_INPUT, ACCEPTANCE_OVER, ACCEPTANCE_DECIDED, CAMPAIGN_CHANGED, EXHIBIT_UNFIT, EXHIBIT_USED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED.',
  })
  async fileExhibit(
    @Ctx() context: Context,
    @Arg('input', () => FileExhibitInput, { description: 'What is shown, and for what.' }) input: FileExhibitInput,
  ): Promise<Acceptance> {
    const actor = actorOf(context);
    await fileExhibit(context.deps, actor, input);
    return requireAcceptance(context.deps.db.read, actor.userId, input.acceptanceId);
  }
}
