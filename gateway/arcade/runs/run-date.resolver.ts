import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { aboutCourse } from '../../../domain/wallet/commitments.ts';
import { readCommitmentDate } from '../../../db/wallet/index.ts';
import type { Context } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { CommitmentDate } from '../../wallet/index.ts';
import { ArcadeRun } from '../arcade.types.ts';

@Resolver(() => ArcadeRun)
export class RunDateResolver {
  @Access('own')
  @FieldResolver(() => CommitmentDate, {
    nullable: true,
    description:
      'Where the ledger’s chain dates the commitment; null until an hour after its UTC day, and for practice.',
  })
  commitmentDate(
    @Ctx() { deps }: Context,
    @Root() { contestId, commitment }: ArcadeRun,
  ): Promise<CommitmentDate | null> {
    return readCommitmentDate(deps.db.read, { about: aboutCourse(contestId), commitment });
  }
}
