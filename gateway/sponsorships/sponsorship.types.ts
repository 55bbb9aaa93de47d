import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  type AcceptanceState,
  type CampaignState,
  type ExhibitKind,
  boundCents,
  placesLeft,
} from '../../domain/sponsorships/campaign.ts';
import { STREAM_GAME_TITLES } from '../../domain/streams/stream.ts';
import type { AcceptanceView, FiledView } from '../../db/sponsorships/acceptance.queries.ts';
import type { CampaignView } from '../../db/sponsorships/campaign.queries.ts';
import type { CampaignRow } from '../../db/sponsorships/sponsorship.table.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { AcceptanceStateEnum, CampaignStateEnum, ExhibitKindEnum } from './sponsorship.enums.ts';

@Access('own')
@ObjectType({ description: 'A sponsored challenge: what a brand pays creators for (EN-30).' })
export class Campaign {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  brand!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'As in `valorant`.' })
  game!: string;

  @Field(() => String, { description: 'As people read it.' })
  gameTitle!: string;

  @Field(() => String, { description: 'What has to be done, in the brand’s words.' })
  conditions!: string;

  @Field(() => Cents, { description: 'What each creator is paid.' })
  payoutCents!: number;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int)
  placesLeft!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Battles of the game to be won against different players, which the server counts; null where staff look at what is shown.',
  })
  winsNeeded!: number | null;

  @Field(() => Instant, { description: 'The deadline.' })
  endsAt!: number;
}

export const CampaignConnection = connectionOf(Campaign, 'Campaign');

export const toCampaign = (row: CampaignRow): Campaign => ({
  id: row.id,
  brand: row.brand,
  title: row.title,
  game: row.game,
  gameTitle: STREAM_GAME_TITLES[row.game],
  conditions: row.conditions,
  payoutCents: row.payoutCents,
  capacity: row.capacity,
  placesLeft: placesLeft(row),
  winsNeeded: row.winsNeeded,
  endsAt: row.endsAt,
});

@Access('own')
@ObjectType({ description: 'Something that can be shown for a sponsored challenge.' })
export class Exhibit {
  @Field(() => ExhibitKindEnum)
  kind!: ExhibitKind;

  @Field(() => ID, { description: 'Of the stream, or of the battle, whose replay has the same.' })
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Instant)
  at!: number;
}

@Access('own')
@ObjectType({ description: 'A sponsored challenge that the caller has accepted (CR-13).' })
export class Acceptance {
  @Field(() => ID)
  id!: string;

  @Field(() => Campaign)
  campaign!: Campaign;

  @Field(() => AcceptanceStateEnum)
  state!: AcceptanceState;

  @Field(() => Instant)
  acceptedAt!: number;

  @Field(() => Int, { nullable: true, description: 'Battles won so far; null where none are counted.' })
  wins!: number | null;

  @Field(() => String, { nullable: true, description: 'What is shown for it, by its name; null where nothing is.' })
  exhibitTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'What staff said last.' })
  reason!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was paid or came to nothing.' })
  endedAt!: number | null;
}

export const AcceptanceConnection = connectionOf(Acceptance, 'Acceptance');

export const toAcceptance = ({ acceptance, campaign }: AcceptanceView, wins: number | null): Acceptance => ({
  id: acceptance.id,
  campaign: toCampaign(campaign),
  state: acceptance.state,
  acceptedAt: acceptance.acceptedAt,
  wins,
  exhibitTitle: acceptance.exhibitTitle,
  reason: acceptance.reason,
  endedAt: acceptance.endedAt,
});

@Access('staff')
@ObjectType({ description: 'A sponsored challenge with its money, as staff see it.' })
export class StaffCampaign {
  @Field(() => ID)
  id!: string;

  @Field(() => Campaign)
  campaign!: Campaign;

  @Field(() => CampaignStateEnum)
  state!: CampaignState;

  @Field(() => Int, { description: 'Places that are held: by whoever is at it, waits for staff or was paid.' })
  takenCount!: number;

  @Field(() => Int)
  paidCount!: number;

  @Field(() => Cents, { description: 'The sponsor’s money in the escrow.' })
  escrowCents!: number;

  @Field(() => Cents, { description: 'Of a draft, what is missing before it can be announced; otherwise 0.' })
  missingCents!: number;

  @Field(() => Cents, { description: 'What can still be paid to creators.' })
  boundCents!: number;

  @Field(() => String)
  createdBy!: string;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => String, { nullable: true })
  announcedBy!: string | null;
}

export const StaffCampaignConnection = connectionOf(StaffCampaign, 'StaffCampaign');

export const toStaffCampaign = (view: CampaignView, escrowCents: number): StaffCampaign => {
  const { campaign: row, createdBy, announcedBy } = view;
  const { id, state, takenCount, paidCount, createdAt, payoutCents, capacity } = row;
  return {
    id,
    campaign: toCampaign(row),
    state,
    takenCount,
    paidCount,
    escrowCents,
    missingCents: state === 'draft' ? Math.max(0, payoutCents * capacity - escrowCents) : 0,
    boundCents: boundCents(row, escrowCents),
    createdBy,
    createdAt,
    announcedBy,
  };
};

@Access('staff')
@ObjectType({ description: 'What a creator shows and staff have to decide over.' })
export class FiledExhibit {
  @Field(() => ID, { description: 'Of the acceptance.' })
  id!: string;

  @Field(() => Campaign)
  campaign!: Campaign;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  username!: string;

  @Field(() => Instant)
  acceptedAt!: number;

  @Field(() => Instant)
  filedAt!: number;

  @Field(() => ExhibitKindEnum)
  kind!: ExhibitKind;

  @Field(() => ID)
  exhibitId!: string;

  @Field(() => String)
  title!: string;
}

export const FiledExhibitConnection = connectionOf(FiledExhibit, 'FiledExhibit');

export const toFiledExhibit = ({ acceptance, campaign, username }: FiledView): FiledExhibit => ({
  id: acceptance.id,
  campaign: toCampaign(campaign),
  userId: acceptance.userId,
  username,
  acceptedAt: acceptance.acceptedAt,
  filedAt: acceptance.filedAt ?? 0,
  kind: acceptance.exhibitKind ?? 'stream',
  exhibitId: acceptance.exhibitId ?? '',
  title: acceptance.exhibitTitle ?? '',
});

@InputType({ description: 'The terms of a sponsored challenge.' })
export class CampaignInput {
  @Field(() => String)
  brand!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'As in `valorant`.' })
  game!: string;

  @Field(() => String)
  conditions!: string;

  @Field(() => Cents)
  payoutCents!: number;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int, { nullable: true, description: 'Null where staff look at what is shown.' })
  winsNeeded!: number | null;

  @Field(() => Instant)
  endsAt!: number;
}

@InputType({ description: 'Money that a sponsor has paid in.' })
export class FundCampaignInput {
  @Field(() => ID)
  campaignId!: string;

  @Field(() => Cents)
  cents!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A code of the second factor.' })
  proof!: string | null;
}

@InputType({ description: 'A draft that is set before players.' })
export class AnnounceCampaignInput {
  @Field(() => ID)
  campaignId!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A code of the second factor.' })
  proof!: string | null;
}

@InputType({ description: 'What a creator shows.' })
export class FileExhibitInput {
  @Field(() => ID)
  acceptanceId!: string;

  @Field(() => ExhibitKindEnum)
  kind!: ExhibitKind;

  @Field(() => ID, { description: 'Of the stream, the replay or the battle.' })
  id!: string;
}

@InputType({ description: 'What staff make of it.' })
export class DecideExhibitInput {
  @Field(() => ID)
  acceptanceId!: string;

  @Field(() => Boolean)
  approves!: boolean;

  @Field(() => String, { description: 'The creator reads it where it is refused.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A code of the second factor, above $100.' })
  proof!: string | null;
}
