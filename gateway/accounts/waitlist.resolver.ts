import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { joinWaitlist } from './join-waitlist.ts';

@Resolver()
export class WaitlistResolver {
  @Access('anyone')
  @Mutation(() => Boolean, { description: 'Keeps an address on the waitlist. Refusals: BAD_INPUT, RATE_LIMITED.' })
  async joinWaitlist(
    @Ctx() { deps, caller }: Context,
    @Arg('email', () => String, { description: 'An e-mail address; one that is there already is no fault.' })
    email: string,
  ): Promise<boolean> {
    await joinWaitlist(deps, caller, email);
    return true;
  }
}
