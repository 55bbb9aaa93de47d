import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Dispute } from '../disputes/index.ts';
import type { Context } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { JuryAdvice } from './jury.types.ts';
import { loadAdvice } from './load-advice.ts';

@Resolver(() => Dispute)
export class JuryAdviceResolver {
  @Access('own')
  @FieldResolver(() => JuryAdvice, {
    nullable: true,
    description:
      'What a jury of players made of it; null where none was heard, and to the parties until it is decided.',
  })
  jury(@Ctx() context: Context, @Root() { id }: Dispute): Promise<JuryAdvice | null> {
    return loadAdvice(context, id);
  }
}
