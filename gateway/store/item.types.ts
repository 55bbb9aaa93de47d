import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ItemSlot } from '../../domain/store/items.ts';
import type { Rarity } from '../../domain/store/odds.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';
import { ItemSlotEnum, RarityEnum } from './store.enums.ts';

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'What a player wears, by the ids of the items; null where a slot is empty.' })
export class Worn {
  @Field(() => String, { nullable: true, description: 'Around the face.' })
  frame!: string | null;

  @Field(() => String, { nullable: true, description: 'Beside the name, as it reads.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'What a win throws.' })
  skin!: string | null;
}

@Access('own')
@ObjectType({ description: 'Something that the caller has and can wear.' })
export class OwnItem {
  @Field(() => ID, { description: 'Of the item.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ItemSlotEnum)
  slot!: ItemSlot;

  @Field(() => RarityEnum)
  rarity!: Rarity;

  @Field(() => Boolean)
  isWorn!: boolean;

  @Field(() => Instant, { description: 'Since when the caller has it.' })
  at!: number;
}

@Access('own')
@ObjectType({ description: 'A crate of the caller that waits to be opened, with the odds of when it was bought.' })
export class Crate {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The odds table.' })
  oddsId!: string;

  @Field(() => Int)
  oddsVersion!: number;

  @Field(() => Instant)
  boughtAt!: number;
}

@Access('own')
@ObjectType({ description: 'What the caller has: all of it from one instant.' })
export class Inventory {
  @Field(() => ID, { description: 'Of the caller.' })
  id!: string;

  @Field(() => [OwnItem])
  items!: OwnItem[];

  @Field(() => [Crate], { description: 'Those that were bought first, 100 at the most.' })
  crates!: Crate[];
}

@Access('own')
@ObjectType({ description: 'What the server binds itself to before the caller’s next opening.' })
export class CrateCommitment {
  @Field(() => Int, { description: 'Which opening of the caller it will be, from 0.' })
  nonce!: number;

  @Field(() => String, { description: 'SHA-256 of the secret that the opening will show, hex.' })
  commitment!: string;
}

@InputType()
export class OpenCrateInput {
  @Field(() => ID)
  crateId!: string;

  @Field(() => String, { description: 'The commitment that was seen; another is refused.' })
  commitment!: string;

  @Field(() => String, {
    description: 'A text of the caller’s, drawn after the commitment was seen; 1 to 64 characters.',
  })
  clientSeed!: string;
}

@Access('own')
@ObjectType({ description: 'A draw with all that proves it.' })
export class CrateOpening {
  @Field(() => ID, { description: 'Of the crate.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  nonce!: number;

  @Field(() => String)
  commitment!: string;

  @Field(() => String, { description: '32 bytes, hex.' })
  serverSecret!: string;

  @Field(() => String)
  clientSeed!: string;

  @Field(() => String)
  oddsId!: string;

  @Field(() => Int)
  oddsVersion!: number;

  @Field(() => String)
  tableHash!: string;

  @Field(() => Int, { description: '0 to 9,999.' })
  roll!: number;

  @Field(() => RarityEnum)
  rarity!: Rarity;

  @Field(() => String, { nullable: true, description: 'The item; null where the caller had all of its rarity.' })
  itemId!: string | null;

  @Field(() => String, { nullable: true })
  itemName!: string | null;

  @Field(() => Int, { description: 'Credits in the place of an item; 0 with one.' })
  credits!: number;

  @Field(() => Instant)
  at!: number;
}

export const CrateOpeningConnection = connectionOf(CrateOpening, 'CrateOpening');

@Access('anyone')
@ObjectType({ description: 'What came of a rarity beside what is stated; shares from 0 to 1.' })
export class RarityOdds {
  @Field(() => RarityEnum)
  rarity!: Rarity;

  @Field(() => Float)
  stated!: number;

  @Field(() => Float, { nullable: true, description: 'Null below 500 openings, which say nothing.' })
  realised!: number | null;

  @Field(() => Float, { nullable: true, description: 'The interval of 99 % of the true share begins here.' })
  least!: number | null;

  @Field(() => Float, { nullable: true })
  most!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether what is stated lies in it.' })
  isWithin!: boolean | null;
}

@Access('anyone')
@ObjectType({ description: 'The odds of a crate, one version of them.' })
export class CrateOdds {
  @Field(() => ID, { description: 'The crate and the version.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the table, hex; part of each draw.' })
  tableHash!: string;

  @Field(() => Int)
  openings!: number;

  @Field(() => [RarityOdds])
  rarities!: RarityOdds[];
}
