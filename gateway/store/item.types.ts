import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RARITIES, type Rarity } from '../../domain/store/odds.ts';
import { PRACTICE_LOOKS } from '../../domain/store/practice-looks.ts';
import type { ItemSlot, ItemSourceKind } from '../../domain/store/items.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Node } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';
import { ItemSlotEnum, ItemSourceEnum, RarityEnum } from './store.enums.ts';

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'What a player wears; null where a slot is empty.' })
export class Worn {
  @Field(() => String, {
    nullable: true,
    description: 'The frame around the face, by the id of its item; null for none.',
  })
  frame!: string | null;

  @Field(() => String, { nullable: true, description: 'The title beside the name, as it reads; null for none.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'What a win throws, by the id of its item; null for none.' })
  skin!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the boards of the player’s practice look, by the id of its item; null for the game’s own.',
  })
  board!: string | null;
}

@Access('own')
@ObjectType({ description: 'Where an item of the caller came from.' })
export class ItemSource {
  @Field(() => ItemSourceEnum, { description: 'What brought it.' })
  kind!: ItemSourceKind;

  @Field(() => ID, {
    description:
      'By its kind the `id` of a `storeOrder`, of a `crateOpening`, of the gift, or of the season; `credits` for those.',
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the crate, the gift or the pass is called; null for an order, which has a line of its own for it, and for credits.',
  })
  name!: string | null;
}

@Access('own')
@ObjectType({ description: 'Something that the caller has and can wear.' })
export class OwnItem {
  @Field(() => ID, { description: 'Names the item in every call; every player’s copy has the same.' })
  id!: string;

  @Field(() => String, { description: 'What it is called; of a title, what it reads.' })
  name!: string;

  @Field(() => ItemSlotEnum, { description: 'Where it is worn.' })
  slot!: ItemSlot;

  @Field(() => RarityEnum, { description: 'How rare it is.' })
  rarity!: Rarity;

  @Field(() => Boolean, { description: 'Whether the caller wears it now.' })
  isWorn!: boolean;

  @Field(() => Instant, { description: 'Since when the caller has it.' })
  at!: number;

  @Field(() => ItemSource, { description: 'Where it came from.' })
  source!: ItemSource;
}

@Access('own')
@ObjectType({ description: 'A crate of the caller that waits to be opened, with the odds of when it was bought.' })
export class Crate {
  @Field(() => ID, { description: 'Names the crate when it is opened.' })
  id!: string;

  @Field(() => String, { description: 'What it is called in the store.' })
  name!: string;

  @Field(() => String, { description: 'The odds table that it is drawn by.' })
  oddsId!: string;

  @Field(() => Int, { description: 'The version of that table, in force when the crate was bought.' })
  oddsVersion!: number;

  @Field(() => Instant, { description: 'When it was bought.' })
  boughtAt!: number;
}

@Access('own')
@ObjectType({ description: 'A look for the boards of practice, which credits buy.' })
export class PracticeLook {
  @Field(() => ID, { description: 'Of its item; `buyPracticeLook` takes it.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => Int, { description: 'How many credits it costs.' })
  credits!: number;

  @Field(() => Boolean, { description: 'Whether the caller has it.' })
  isOwned!: boolean;
}

@Access('own')
@ObjectType({ description: 'What the caller has: all of it from one instant.' })
export class Inventory {
  @Field(() => ID, { description: 'The caller’s own id.' })
  id!: string;

  @Field(() => [OwnItem], { description: 'Items that the caller has, worn or not.' })
  items!: OwnItem[];

  @Field(() => Int, { description: 'Credits, which buy looks of practice and nothing else.' })
  credits!: number;

  @Listed(PRACTICE_LOOKS.length)
  @Field(() => [PracticeLook], { description: 'All looks of practice that there are, the cheapest first.' })
  looks!: PracticeLook[];

  @Field(() => [Crate], {
    description: 'Crates that are not opened yet, those that were bought first at the head; 100 at the most.',
  })
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

@InputType({ description: 'How a crate is opened.' })
export class OpenCrateInput {
  @Field(() => ID, { description: 'The `id` of a crate in the inventory.' })
  crateId!: string;

  @Field(() => String, { description: 'The commitment of `prepareOpening`; another one is refused.' })
  commitment!: string;

  @Field(() => String, {
    description: 'A text of the caller’s, drawn after the commitment was seen; 1 to 64 characters.',
  })
  clientSeed!: string;
}

@Access('own')
@ObjectType({ implements: Node, description: 'A draw with all that proves it.' })
export class CrateOpening {
  @Field(() => ID, { description: 'The id of the crate.' })
  id!: string;

  @Field(() => String, { description: 'What the crate is called in the store.' })
  name!: string;

  @Field(() => Int, { description: 'Which opening of the caller it is, from 0.' })
  nonce!: number;

  @Field(() => String, { description: 'SHA-256 of the secret, hex, as it was shown before.' })
  commitment!: string;

  @Field(() => String, { description: 'The secret that was committed to: 32 bytes, hex.' })
  serverSecret!: string;

  @Field(() => String, { description: 'The seed that the caller gave.' })
  clientSeed!: string;

  @Field(() => String, { description: 'The odds table that it was drawn by.' })
  oddsId!: string;

  @Field(() => Int, { description: 'The version of that table.' })
  oddsVersion!: number;

  @Field(() => String, { description: 'SHA-256 of that table, hex; part of the draw.' })
  tableHash!: string;

  @Field(() => Int, { description: 'What was drawn, 0 to 9,999; it decides on rarity and item.' })
  roll!: number;

  @Field(() => RarityEnum, { description: 'The rarity that the roll fell on.' })
  rarity!: Rarity;

  @Field(() => String, { nullable: true, description: 'The item; null where the caller had all of that rarity.' })
  itemId!: string | null;

  @Field(() => String, { nullable: true, description: 'What the item is called; null without one.' })
  itemName!: string | null;

  @Field(() => Int, { description: 'Credits that came in the place of an item; 0 with one.' })
  credits!: number;

  @Field(() => Instant, { description: 'When it was opened.' })
  at!: number;
}

export const CrateOpeningConnection = connectionOf(CrateOpening, 'CrateOpening');

@Access('anyone')
@ObjectType({ description: 'What came of a rarity beside what is stated; shares from 0 to 1.' })
export class RarityOdds {
  @Field(() => RarityEnum, { description: 'The rarity that the shares are of.' })
  rarity!: Rarity;

  @Field(() => Float, { description: 'The share that the table states.' })
  stated!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The share that came of it; null below 500 openings, which say nothing.',
  })
  realised!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Where the interval begins in which the true share lies with 99 % certainty; null below 500 openings.',
  })
  least!: number | null;

  @Field(() => Float, { nullable: true, description: 'Where that interval ends; null below 500 openings.' })
  most!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the stated share lies in that interval; null below 500 openings.',
  })
  isWithin!: boolean | null;
}

@Access('anyone')
@ObjectType({ description: 'The odds of a crate, one version of them.' })
export class CrateOdds {
  @Field(() => ID, { description: 'The crate and the version of its table: `mystery-chest:1`.' })
  id!: string;

  @Field(() => String, { description: 'What the crate is called in the store.' })
  name!: string;

  @Field(() => Int, { description: 'The version of the table, from 1; a change is another version.' })
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the table, hex; part of each draw.' })
  tableHash!: string;

  @Field(() => Int, { description: 'How many crates were opened under it, by all players.' })
  openings!: number;

  @Listed(RARITIES.length)
  @Field(() => [RarityOdds], { description: 'What it states of each rarity, the rarest first, and what came of it.' })
  rarities!: RarityOdds[];
}
