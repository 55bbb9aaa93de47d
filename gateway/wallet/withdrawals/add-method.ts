import { methodName } from '../../../domain/wallet/wallet.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type MethodTerms, faultOfMethod, kindName, maskedDestination } from '../../../domain/wallet/methods.ts';
import type { Tx } from '../../../db/client/database.ts';
import { insertMethod, listMethods, makeDefault } from '../../../db/wallet/method.queries.ts';
import type { MethodRow } from '../../../db/wallet/payment.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { once } from '../../kernel/once.ts';
import { lockSignedIn } from '../../security/index.ts';
import { requireUnsealed, seal, unseal } from '../../kernel/sealed.ts';
import { hashDestination } from './mark-destinations.ts';
import { requireOffered } from '../deposits/require-offered.ts';
import type { ProviderMethod } from '../../kernel/payment-provider.ts';

/** A wallet with more methods than this is a mistake or an attack. */
const METHODS_MAX = 10;

export interface AddMethodInput extends MethodTerms {
  /** What the player calls it; empty for a name of our own. */
  readonly label: string;
}

/** The sealed part of a method, for the provider alone. @throws Error where it cannot be read now */
export const providerMethodOf = (deps: Deps, method: MethodRow): ProviderMethod =>
  JSON.parse(requireUnsealed(deps, method.sealedTerms)) as ProviderMethod;

/** Whether a payment can go by a method: one that was sealed under another secret has to be added anew. */
export const isUsable = (deps: Deps, { isVerified, sealedTerms }: MethodRow): boolean =>
  isVerified && unseal(deps, sealedTerms) !== null;

/** A card's token may carry the four digits that its owner knows it by. */
function nameOf({ kind, token, network }: MethodTerms): string {
  const digits = /(\d{4})$/.exec(token)?.[1];
  const name = network === null ? kindName(kind) : `${network.toUpperCase()} wallet`;
  return digits === undefined ? name : `${name} ending ${digits}`;
}

/** @throws Refused LIMIT_EXCEEDED */
export function requireRoom(methods: readonly MethodRow[]): readonly MethodRow[] {
  if (methods.length >= METHODS_MAX) throw new Refused('LIMIT_EXCEEDED', { data: { max: METHODS_MAX } });
  return methods;
}

interface NewMethod extends Pick<MethodRow, 'id' | 'userId' | 'isVerified' | 'createdAt'> {
  readonly terms: MethodTerms;
  /** Empty for a name of our own. */
  readonly label: string;
}

export const storeMethod = (deps: Deps, tx: Tx, { terms, label, ...method }: NewMethod): Promise<void> =>
  insertMethod(tx, {
    ...method,
    kind: terms.kind,
    name: label === '' ? nameOf(terms) : label,
    details: maskedDestination(terms),
    network: terms.network,
    sealedTerms: seal(deps, JSON.stringify(terms)),
    destinationHash: hashDestination(deps, terms),
    isDefault: false,
    lastUsedAt: null,
    removedAt: null,
  });

/**
 * Adds a way to pay; the first that is verified becomes the default. Answers its id.
 * @throws Refused BAD_INPUT at the field that is not usable, LIMIT_EXCEEDED, CRYPTO_OFF
 */
export async function addMethod(deps: Deps, actor: Actor, key: string, input: AddMethodInput): Promise<string> {
  const terms: MethodTerms = {
    kind: input.kind,
    token: input.token.trim(),
    destination: input.destination.trim(),
    network: input.network,
  };
  const fault = faultOfMethod(terms);
  if (fault !== null) throw new Refused('BAD_INPUT', { field: fault });
  const { label } = readInput(methodName, input);
  const isVerified = await deps.payments.checkMethod(deps, terms);
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    const call = { userId, key, operation: 'addMethod', payload: [terms, label], answerId: id, at };
    return once(tx, call, async () => {
      await lockSignedIn(tx, actor);
      await requireOffered(deps, tx, terms.kind, 'kind');
      const others = requireRoom(await listMethods(tx, userId));
      await storeMethod(deps, tx, { id, userId, terms, label, isVerified, createdAt: at });
      if (isVerified && !others.some(({ isDefault }) => isDefault)) await makeDefault(tx, userId, id);
    });
  });
}
