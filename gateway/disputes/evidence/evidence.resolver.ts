import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { DisputeEvidence } from '../dispute.types.ts';

@Resolver(() => DisputeEvidence)
export class EvidenceResolver {
  @Access('own')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of the file as it came, SHA-256 in hex: another one where its picture said more than what it shows. Null without a file, and for whoever is no staff.',
  })
  fileArrivedSha256(@Ctx() context: Context, @Root() { arrivedSha256 }: DisputeEvidence): string | null {
    return isStaff(actorOf(context).role) ? arrivedSha256 : null;
  }
}
