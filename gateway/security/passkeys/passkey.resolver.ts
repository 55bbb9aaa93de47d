import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { PASSKEY_NAME_MAX } from '../../../domain/security/second-factor.ts';
import { Access } from '../../schema/access.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Viewer } from '../viewer.types.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { confirmSignIn } from '../confirm-sign-in.ts';
import { handOver } from '../sessions/hand-over.ts';
import { beginPasskeyProof, provePasskey } from './prove-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import {
  AddPasskeyInput,
  ConfirmSignInInput,
  Passkey,
  PasskeyAnswerInput,
  PasskeyQuestion,
  toPasskey,
} from '../security.types.ts';
import { beginPasskeySignIn, passkeyForSignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

@Resolver()
export class PasskeyResolver {
  @Access('anyone')
  @Mutation(() => Viewer, {
    description:
      'Ends a sign-in that was refused with TWO_FACTOR_REQUIRED. Refusals: CODE_WRONG, CODE_LOCKED, PASSKEY_REFUSED, PROOF_EXPIRED, RATE_LIMITED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED.',
  })
  async confirmSignIn(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmSignInInput, { description: 'Which sign-in, and one way to confirm it.' })
    input: ConfirmSignInInput,
  ): Promise<Viewer> {
    return handOver(context, await confirmSignIn(context.deps, context.caller, input));
  }

  @Access('anyone')
  @Mutation(() => PasskeyQuestion, {
    description: 'Asks for a passkey instead of the code of a sign-in. Refusals: PROOF_EXPIRED.',
  })
  passkeyForSignIn(
    @Ctx() { deps }: Context,
    @Arg('proofToken', () => String, { description: 'From the data of the refusal TWO_FACTOR_REQUIRED.' })
    proofToken: string,
  ): Promise<PasskeyQuestion> {
    return passkeyForSignIn(deps, proofToken);
  }

  @Access('anyone')
  @Mutation(() => PasskeyQuestion, { description: 'Begins a sign-in by a passkey alone. Refusals: RATE_LIMITED.' })
  beginPasskeySignIn(@Ctx() { deps, caller }: Context): Promise<PasskeyQuestion> {
    return beginPasskeySignIn(deps, caller);
  }

  @Access('anyone')
  @Mutation(() => Viewer, {
    description:
      'Signs in by a passkey alone. Refusals: PASSKEY_REFUSED, PROOF_EXPIRED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED.',
  })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg('input', () => PasskeyAnswerInput, { description: 'The answer to beginPasskeySignIn.' })
    input: PasskeyAnswerInput,
  ): Promise<Viewer> {
    return handOver(context, await signInWithPasskey(context.deps, context.caller, input));
  }

  @Access('own')
  @Mutation(() => PasskeyQuestion, {
    description:
      'Begins to add a passkey. `proof` is asked for where the account has a second factor. Refusals: PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, LIMIT_EXCEEDED, RATE_LIMITED.',
  })
  beginPasskey(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
    @Arg('proof', () => String, {
      nullable: true,
      description: 'A code, a recovery code or the receipt of provePasskey, where the account has a second factor.',
    })
    proof: string | null = null,
  ): Promise<PasskeyQuestion> {
    return beginPasskey(context.deps, actorOf(context), { password, proof });
  }

  @Access('own')
  @Mutation(() => Passkey, {
    description: 'Keeps a new passkey. Refusals: PASSKEY_REFUSED, PROOF_EXPIRED, LIMIT_EXCEEDED, BAD_INPUT.',
  })
  async addPasskey(
    @Ctx() context: Context,
    @Arg('input', () => AddPasskeyInput, { description: 'The answer to beginPasskey, and a name.' })
    input: AddPasskeyInput,
  ): Promise<Passkey> {
    return toPasskey(await addPasskey(context.deps, actorOf(context), input));
  }

  @Access('own')
  @Mutation(() => Passkey, { description: 'Gives a passkey another name. Refusals: NOT_FOUND, BAD_INPUT.' })
  async renamePasskey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The passkey that is renamed.' }) id: string,
    @Arg('name', () => String, { description: `What its owner calls it: 1 to ${PASSKEY_NAME_MAX} characters.` })
    name: string,
  ): Promise<Passkey> {
    return toPasskey(await renamePasskey(context.deps, actorOf(context), id, name));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'The passkey opens nothing any more. Refusals: NOT_FOUND, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED.',
  })
  async removePasskey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The passkey that is removed.' }) id: string,
    @Arg('proof', () => String, {
      nullable: true,
      description: 'A code, a recovery code or the receipt of provePasskey, for which this very passkey is good too.',
    })
    proof: string | null = null,
  ): Promise<boolean> {
    await removePasskey(context.deps, actorOf(context), { id, proof });
    return true;
  }

  @Access('own')
  @Mutation(() => PasskeyQuestion, { description: 'Asks for one of the own passkeys. Refusals: RATE_LIMITED.' })
  beginPasskeyProof(@Ctx() context: Context): Promise<PasskeyQuestion> {
    return beginPasskeyProof(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => String, {
    description:
      'A receipt that stands for a code wherever one is asked for: good once, for five minutes. Refusals: PASSKEY_REFUSED, PROOF_EXPIRED.',
  })
  provePasskey(
    @Ctx() context: Context,
    @Arg('input', () => PasskeyAnswerInput, { description: 'The answer to beginPasskeyProof.' })
    input: PasskeyAnswerInput,
  ): Promise<string> {
    return provePasskey(context.deps, actorOf(context), input);
  }
}
