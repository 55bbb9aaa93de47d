import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { STAFF_REASON_MAX } from '../../domain/accounts/accounts.schemas.ts';
import { DAY } from '../../domain/shared/time.ts';
import {
  type AcceptanceState,
  type CampaignState,
  type ExhibitKind,
  boundCents,
  placesLeft,
} from '../../domain/sponsorships/campaign.ts';
import {
  BRAND_MAX,
  CAMPAIGN_TITLE_MAX,
  CAPACITY,
  CONDITIONS_MAX,
  DEADLINE_MAX,
  PAYOUT_CENTS,
  SPONSOR_CENTS,
  WINS,
} from '../../domain/sponsorships/sponsorships.schemas.ts';
import { STREAM_GAME_TITLES } from '../../domain/streams/stream.ts';
import type { AcceptanceView, FiledView } from '../../db/sponsorships/acceptance.queries.ts';
import type { CampaignView } from '../../db/sponsorships/campaign.queries.ts';
import type { CampaignRow } from '../../db/sponsorships/sponsorship.table.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { AcceptanceStateEnum, CampaignStateEnum, ExhibitKindEnum } from './sponsorship.enums.ts';

@Access('own')
@ObjectType({ description: 'A sponsored challenge: what a brand pays creators for.' })
export class Campaign {
  @Field(() => ID, { description: 'Names the challenge in every other call.' })
  id!: string;

  @Field(() => String, { description: 'Who pays for it.' })
  brand!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'As in `valorant`.' })
  game!: string;

  @Field(() => String, { description: 'As people read it.' })
  gameTitle!: string;

  @Field(() => String, { description: 'What has to be done, in the brand’s words.' })
  conditions!: string;

  @Field(() => Cents, { description: 'What each creator is paid.' })
  payoutCents!: number;

  @Field(() => Int, { description: 'How many creators it has places for.' })
  capacity!: number;

  @Field(() => Int, { description: 'How many of the places are free.' })
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
  @Field(() => ExhibitKindEnum, { description: 'What it is.' })
  kind!: ExhibitKind;

  @Field(() => ID, { description: 'Of the stream, or of the battle, whose replay has the same.' })
  id!: string;

  @Field(() => String, { description: 'The title of a stream; of a battle the game, who won and against whom.' })
  title!: string;

  @Field(() => Instant, { description: 'When the stream began, or the battle was settled.' })
  at!: number;
}

@Access('own')
@ObjectType({ description: 'A sponsored challenge that the caller has accepted.' })
export class Acceptance {
  @Field(() => ID, { description: 'Names the acceptance in every other call.' })
  id!: string;

  @Field(() => Campaign, { description: 'What was accepted.' })
  campaign!: Campaign;

  @Field(() => AcceptanceStateEnum, { description: 'How far the caller has come.' })
  state!: AcceptanceState;

  @Field(() => Instant, { description: 'When the caller accepted it.' })
  acceptedAt!: number;

  @Field(() => Int, { nullable: true, description: 'Battles won so far; null where none are counted.' })
  wins!: number | null;

  @Field(() => String, { nullable: true, description: 'What is shown for it, by its name; null where nothing is.' })
  exhibitTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What staff said last; null where they said nothing, and once something else is shown.',
  })
  reason!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was paid or came to nothing; null until then.' })
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
  @Field(() => ID, { description: 'Names the challenge in every other call.' })
  id!: string;

  @Field(() => Campaign, { description: 'What players see of it.' })
  campaign!: Campaign;

  @Field(() => CampaignStateEnum, { description: 'How far it is.' })
  state!: CampaignState;

  @Field(() => Int, { description: 'Places that are held: by whoever is at it, waits for staff or was paid.' })
  takenCount!: number;

  @Field(() => Int, { description: 'How many creators were paid.' })
  paidCount!: number;

  @Field(() => Cents, { description: 'The sponsor’s money in the escrow.' })
  escrowCents!: number;

  @Field(() => Cents, { description: 'Of a draft, what is missing before it can be announced; otherwise 0.' })
  missingCents!: number;

  @Field(() => Cents, { description: 'What can still be paid to creators.' })
  boundCents!: number;

  @Field(() => String, { description: 'Username of whoever wrote it down.' })
  createdBy!: string;

  @Field(() => Instant, { description: 'When it was written down.' })
  createdAt!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Username of whoever set it before players; null where nobody has.',
  })
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

  @Field(() => Campaign, { description: 'What it is shown for.' })
  campaign!: Campaign;

  @Field(() => ID, { description: 'The id of the creator.' })
  userId!: string;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { description: 'The creator.' })
  user?: Player;

  @Field(() => String, { description: 'Username of the creator.' })
  username!: string;

  @Field(() => Instant, { description: 'When the creator accepted the challenge.' })
  acceptedAt!: number;

  @Field(() => Instant, { description: 'When it was shown.' })
  filedAt!: number;

  @Field(() => ExhibitKindEnum, { description: 'What it is.' })
  kind!: ExhibitKind;

  @Field(() => ID, { description: 'Of the stream, or of the battle, whose replay has the same.' })
  exhibitId!: string;

  @Field(() => String, {
    description: 'What the stream, the replay or the battle is called; the game for a battle without a title.',
  })
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
  @Field(() => String, { description: `Who pays for it: 1 to ${BRAND_MAX} characters.` })
  brand!: string;

  @Field(() => String, { description: `What it is called: 1 to ${CAMPAIGN_TITLE_MAX} characters.` })
  title!: string;

  @Field(() => String, { description: 'As in `valorant`.' })
  game!: string;

  @Field(() => String, { description: `What has to be done, in the brand’s words: 1 to ${CONDITIONS_MAX} characters.` })
  conditions!: string;

  @Field(() => Cents, { description: `What each creator is paid: ${PAYOUT_CENTS.min} to ${PAYOUT_CENTS.max} cents.` })
  payoutCents!: number;

  @Field(() => Int, { description: `How many creators it has places for: ${CAPACITY.min} to ${CAPACITY.max}.` })
  capacity!: number;

  @Field(() => Int, {
    nullable: true,
    description: `Battles to be won, which the server counts: ${WINS.min} to ${WINS.max}, in a game that battles are played in; null where staff look at what is shown.`,
  })
  winsNeeded!: number | null;

  @Field(() => Instant, { description: `The deadline: in the future, at most ${DEADLINE_MAX / DAY} days ahead.` })
  endsAt!: number;
}

@InputType({ description: 'Money that a sponsor has paid in.' })
export class FundCampaignInput {
  @Field(() => ID, { description: 'A challenge that is still a draft.' })
  campaignId!: string;

  @Field(() => Cents, { description: `What was paid in: ${SPONSOR_CENTS.min} to ${SPONSOR_CENTS.max} cents.` })
  cents!: number;

  @Field(() => String, { description: `Why, for the audit log: 1 to ${STAFF_REASON_MAX} characters.` })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A code of the second factor.' })
  proof!: string | null;
}

@InputType({ description: 'A draft that is set before players.' })
export class AnnounceCampaignInput {
  @Field(() => ID, { description: 'The draft.' })
  campaignId!: string;

  @Field(() => String, { description: `Why, for the audit log: 1 to ${STAFF_REASON_MAX} characters.` })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A code of the second factor.' })
  proof!: string | null;
}

@InputType({ description: 'What a creator shows.' })
export class FileExhibitInput {
  @Field(() => ID, { description: 'What it is shown for: an acceptance of the caller’s.' })
  acceptanceId!: string;

  @Field(() => ExhibitKindEnum, { description: 'What it is.' })
  kind!: ExhibitKind;

  @Field(() => ID, { description: 'Of the stream, the replay or the battle.' })
  id!: string;
}

@InputType({ description: 'What staff make of it.' })
export class DecideExhibitInput {
  @Field(() => ID, { description: 'The acceptance that something was shown for; `id` of a FiledExhibit.' })
  acceptanceId!: string;

  @Field(() => Boolean, { description: 'True pays the creator; false refuses what was shown.' })
  approves!: boolean;

  @Field(() => String, { description: 'The creator reads it where it is refused.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A code of the second factor, above $100.' })
  proof!: string | null;
}
