import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { OauthApplicationRow } from '../../../db/platform/oauth.table.ts';
import { avatarUrlOf } from '../../accounts/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Cents } from '../../schema/scalars.ts';
import { allowConnection, denyConnection, readConnectRequest } from './answer-connect-request.ts';
import {
  Application,
  ApplicationInput,
  AskedOfMe,
  ConnectAnswer,
  ConnectRequestRef,
  ConnectedApplication,
  NewApplication,
} from './application.types.ts';
import { OwnerProofInput } from '../programs/key.types.ts';
import {
  type MadeApplication,
  changeApplication,
  disconnectApplication,
  readConnected,
  readOwnApplications,
  registerApplication,
  removeApplication,
  replaceApplicationSecret,
} from './manage-applications.ts';

const OWN = { description: 'Of an own application.' } as const;
const TERMS = { description: 'What players read of it, and where they are sent back to.' } as const;
const WHICH = { description: 'The question that is meant.' } as const;

const shown = ({ secret, logoId, ...application }: OauthApplicationRow): Application => ({
  ...application,
  logoUrl: avatarUrlOf(logoId),
  isConfidential: secret !== null,
});
const shownNew = ({ application, secret }: MadeApplication): NewApplication => ({
  application: shown(application),
  secret,
});

/** Closed to keys and applications: none lets another in. */
@Resolver()
export class ApplicationResolver {
  @Access('own')
  @Listed(10)
  @Query(() => [Application], { description: 'The applications that the caller has registered, the first first.' })
  async applications(@Ctx() context: Context): Promise<Application[]> {
    return (await readOwnApplications(context.deps, actorOf(context))).map(shown);
  }

  @Access('own')
  @Mutation(() => NewApplication, {
    description: 'Registers an application; answers its secret once. Refusals: BAD_INPUT, LIMIT_EXCEEDED.',
  })
  async registerApplication(
    @Ctx() context: Context,
    @Arg('input', () => ApplicationInput, TERMS) input: ApplicationInput,
    @Arg('isConfidential', () => Boolean, {
      description: 'Whether it runs where nobody but its owner reads its code; never changed afterwards.',
    })
    isConfidential: boolean,
  ): Promise<NewApplication> {
    return shownNew(await registerApplication(context.deps, actorOf(context), input, isConfidential));
  }

  @Access('own')
  @Mutation(() => Application, { description: 'Changes an own application. Refusals: NOT_FOUND, BAD_INPUT.' })
  async changeApplication(
    @Ctx() context: Context,
    @Arg('id', () => ID, OWN) id: string,
    @Arg('input', () => ApplicationInput, TERMS) input: ApplicationInput,
  ): Promise<Application> {
    return shown(await changeApplication(context.deps, actorOf(context), id, input));
  }

  @Access('own')
  @Mutation(() => NewApplication, {
    description:
      'Another secret for an own application that has one; the earlier one is refused at once. Refusals: NOT_FOUND.',
  })
  async replaceApplicationSecret(
    @Ctx() context: Context,
    @Arg('id', () => ID, OWN) id: string,
  ): Promise<NewApplication> {
    return shownNew(await replaceApplicationSecret(context.deps, actorOf(context), id));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Ends an own application, with all that players have let it do. Refusals: NOT_FOUND.',
  })
  async removeApplication(@Ctx() context: Context, @Arg('id', () => ID, OWN) id: string): Promise<boolean> {
    await removeApplication(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Listed(20)
  @Query(() => [ConnectedApplication], {
    description: 'The applications that act for the caller, the one connected last first.',
  })
  async connectedApplications(@Ctx() context: Context): Promise<ConnectedApplication[]> {
    const connected = await readConnected(context.deps, actorOf(context));
    return connected.map(({ logoId, ...application }) => ({ ...application, logoUrl: avatarUrlOf(logoId) }));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Ends at once all that an application does for the caller, its sockets too. Refusals: NOT_FOUND.',
  })
  async disconnectApplication(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of an application that acts for the caller.' }) id: string,
  ): Promise<boolean> {
    await disconnectApplication(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Query(() => AskedOfMe, {
    description: 'What an application asks of the caller. Refusals: BAD_INPUT, NOT_FOUND, RATE_LIMITED.',
  })
  async askedOfMe(
    @Ctx() context: Context,
    @Arg('ref', () => ConnectRequestRef, WHICH) ref: ConnectRequestRef,
  ): Promise<AskedOfMe> {
    const { logoId, ...asked } = await readConnectRequest(context, ref);
    return { ...asked, logoUrl: avatarUrlOf(logoId) };
  }

  @Access('own')
  @Mutation(() => ConnectAnswer, {
    description:
      'Lets an application do what it asks for. Refusals: BAD_INPUT, NOT_FOUND, LIMIT_EXCEEDED, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED.',
  })
  async allowApplication(
    @Ctx() context: Context,
    @Arg('ref', () => ConnectRequestRef, WHICH) ref: ConnectRequestRef,
    @Arg('owner', () => OwnerProofInput, {
      description: 'Asked for each time: what is allowed outlives the session that allows it.',
    })
    { password, proof = null }: OwnerProofInput,
    @Arg('dailyStakeCents', () => Cents, {
      defaultValue: 0,
      description:
        'The most that the application may stake within a UTC day, however often it is connected: 1 to 100,000 with `BATTLES_STAKE`, 0 without.',
    })
    dailyStakeCents: number,
  ): Promise<ConnectAnswer> {
    return { goesOnAt: await allowConnection(context, ref, dailyStakeCents, { password, proof }) };
  }

  @Access('own')
  @Mutation(() => ConnectAnswer, {
    description: 'Says no to an application, which is told so. Refusals: BAD_INPUT, NOT_FOUND, RATE_LIMITED.',
  })
  async denyApplication(
    @Ctx() context: Context,
    @Arg('ref', () => ConnectRequestRef, WHICH) ref: ConnectRequestRef,
  ): Promise<ConnectAnswer> {
    return { goesOnAt: await denyConnection(context, ref) };
  }
}
