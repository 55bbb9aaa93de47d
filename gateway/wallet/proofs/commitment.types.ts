import { Field, Int, ObjectType } from 'type-graphql';
import type { CommitmentDate as Dated, CommitmentNeighbour as Neighbour } from '../../../domain/wallet/commitments.ts';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';
import { TreeSideEnum } from './proof.types.ts';

@Access('own')
@ObjectType({ description: 'A neighbour on the way to the root. A node hashes `["node",leftHash,rightHash]`.' })
export class CommitmentNeighbour implements Neighbour {
  @Field(() => TreeSideEnum, { description: 'On which side of the way it stands.' })
  side!: 'left' | 'right';

  @Field(() => String, { description: 'The SHA-256 of the neighbour, in hex.' })
  hash!: string;
}

@Access('own')
@ObjectType({ description: 'Where the hash chain of the ledger dates a commitment.' })
export class CommitmentDate implements Dated {
  @Field(() => Instant, { description: 'When it was made.' })
  at!: number;

  @Field(() => [CommitmentNeighbour], {
    description:
      'The neighbours on the way from the leaf, the hash of `["commitment",about,commitment,at]`, up to the root; `about` is `arcade:` and the contest, or `crate:`, the player, `:` and the number of the opening.',
  })
  path!: readonly CommitmentNeighbour[];

  @Field(() => String, {
    description:
      'The transfer that carries day and root, `commitments:` and its hash. Its SHA-256 is the content hash.',
  })
  content!: string;

  @Field(() => Int, { description: 'The place of that transfer in the chain, from 1.' })
  position!: number;

  @Field(() => String, { nullable: true, description: 'The hash of the link before; null for the first.' })
  previousHash!: string | null;

  @Field(() => String, { description: 'The hash of its link, SHA-256 in hex.' })
  hash!: string;
}
