import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { aboutCrate } from '../../../domain/wallet/commitments.ts';
import { readCommitmentDate } from '../../../db/wallet/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { CommitmentDate } from '../../wallet/index.ts';
import { CrateOpening } from '../item.types.ts';

/** Openings are their player's own, so that whoever sees one is whom it was committed to. */
@Resolver(() => CrateOpening)
export class OpeningDateResolver {
  @Access('own')
  @FieldResolver(() => CommitmentDate, {
    nullable: true,
    description: 'Where the ledger’s chain dates the commitment; null until an hour after its UTC day.',
  })
  commitmentDate(@Ctx() context: Context, @Root() { nonce, commitment }: CrateOpening): Promise<CommitmentDate | null> {
    const about = aboutCrate(actorOf(context).userId, nonce);
    return readCommitmentDate(context.deps.db.read, { about, commitment });
  }
}
