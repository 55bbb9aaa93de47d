import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { ApiKey, NewApiKey, NewApiKeyInput, OwnerProofInput } from './key.types.ts';
import {
  type MadeKey,
  type OwnKey,
  type OwnerProof,
  createKey,
  readOwnKeys,
  revokeKey,
  rotateKey,
} from './manage-keys.ts';

const OWNER = { description: 'Asked for each time: a key outlives the session that makes it.' } as const;
const proofOf = ({ password, proof = null }: OwnerProofInput): OwnerProof => ({ password, proof });

/** Closed to keys: none makes, sees or ends another. */
@Resolver()
export class KeyResolver {
  @Access('own')
  @Listed(40)
  @Query(() => [ApiKey], { description: 'The caller’s keys that are good now, the first made first.' })
  apiKeys(@Ctx() context: Context): Promise<OwnKey[]> {
    return readOwnKeys(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => NewApiKey, {
    description:
      'Makes a key; answers it once. Refusals: BAD_INPUT, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, LIMIT_EXCEEDED, RATE_LIMITED.',
  })
  createApiKey(
    @Ctx() context: Context,
    @Arg('input', () => NewApiKeyInput, { description: 'What the key is for.' }) input: NewApiKeyInput,
    @Arg('owner', () => OwnerProofInput, OWNER) owner: OwnerProofInput,
  ): Promise<MadeKey> {
    return createKey(context.deps, actorOf(context), input, proofOf(owner));
  }

  @Access('own')
  @Mutation(() => NewApiKey, {
    description:
      'Makes another key in the place of one, with its name, scopes, cap and length of life; the earlier one goes on for a day. Refusals: NOT_FOUND, KEY_REPLACED, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED.',
  })
  rotateApiKey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of the key that is replaced.' }) id: string,
    @Arg('owner', () => OwnerProofInput, OWNER) owner: OwnerProofInput,
  ): Promise<MadeKey> {
    return rotateKey(context.deps, actorOf(context), id, proofOf(owner));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Ends a key at once; calls with it are refused and its sockets closed. Refusals: NOT_FOUND.',
  })
  async revokeApiKey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of the key that ends.' }) id: string,
  ): Promise<boolean> {
    await revokeKey(context.deps, actorOf(context), id);
    return true;
  }
}
