import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { listFlags } from '../../../db/settings/flag.queries.ts';
import { Access } from '../../schema/access.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { FeatureFlag, SetFeatureFlagInput } from './feature-flag.types.ts';
import { setFeatureFlag } from './set-feature-flag.ts';

async function readFlags({ db }: Deps): Promise<FeatureFlag[]> {
  const flags = await listFlags(db.read);
  const names = await readUsers(
    db.read,
    flags.flatMap(({ modifiedBy }) => modifiedBy ?? []),
  );
  return flags.map((flag) => ({
    ...flag,
    modifiedBy: flag.modifiedBy === null ? null : (names.get(flag.modifiedBy)?.username ?? null),
  }));
}

@Resolver()
export class FeatureFlagResolver {
  @Access('administrator')
  @Query(() => [FeatureFlag], { description: 'Every feature flag as it stands.' })
  featureFlags(@Ctx() { deps }: Context): Promise<FeatureFlag[]> {
    return readFlags(deps);
  }

  @Access('administrator')
  @Mutation(() => FeatureFlag, {
    description:
      'Switches a feature flag; at once, for every endpoint. One that opens a way of money waits in `approvals` for a second administrator. Refusals: NOT_FOUND, BAD_INPUT, NO_SECOND_ADMINISTRATOR, APPROVAL_WAITING, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async setFeatureFlag(
    @Ctx() context: Context,
    @Arg('input', () => SetFeatureFlagInput, { description: 'Which flag, on or off, and why.' })
    input: SetFeatureFlagInput,
  ): Promise<FeatureFlag> {
    await setFeatureFlag(context.deps, actorOf(context), { ...input, proof: input.proof ?? null });
    const flag = (await readFlags(context.deps)).find(({ id }) => id === input.id);
    if (!flag) throw new Refused('NOT_FOUND');
    return flag;
  }
}
