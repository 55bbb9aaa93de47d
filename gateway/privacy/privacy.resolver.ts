import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listExports } from '../../db/privacy/data-export.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { closeAccount } from './close-account.ts';
import { CloseAccountInput, DataExport, toDataExport } from './privacy.types.ts';
import { requestDataExport } from './request-data-export.ts';

const EXPORTS_SHOWN = 5;

@Resolver()
export class PrivacyResolver {
  @Access('own')
  @Query(() => [DataExport], {
    nullable: true,
    description: 'The caller’s latest requests for their data, newest first.',
  })
  async dataExports(@Ctx() context: Context): Promise<DataExport[]> {
    const rows = await listExports(context.deps.db.read, actorOf(context).userId, EXPORTS_SHOWN);
    return rows.map((row) => toDataExport(row, context.deps.now()));
  }

  @Access('own')
  @Mutation(() => [DataExport], {
    description:
      'Has an archive of everything made that is stored about the caller. Refusals: EXPORT_RUNNING, RATE_LIMITED.',
  })
  async requestDataExport(@Ctx() context: Context): Promise<DataExport[]> {
    await requestDataExport(context.deps, actorOf(context));
    return this.dataExports(context);
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Deletes the caller’s account for good. Refusals: PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, MONEY_LEFT, BATTLES_OPEN, PAUSE_RUNNING, OWN_ACCOUNT, RATE_LIMITED.',
  })
  async closeAccount(
    @Ctx() context: Context,
    @Arg('input', () => CloseAccountInput, { description: 'What shows that the owner of the account closes it.' })
    input: CloseAccountInput,
  ): Promise<boolean> {
    await closeAccount(context.deps, actorOf(context), input);
    context.setSession(null);
    context.caller = { ...context.caller, tokenHash: null, actor: null };
    return true;
  }
}
