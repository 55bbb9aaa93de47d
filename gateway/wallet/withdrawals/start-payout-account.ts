import { Refused } from '../../../domain/shared/refusals.ts';
import { changeMethod, listMethods } from '../../../db/wallet/method.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ProviderAccounts } from '../../kernel/payment-provider.ts';
import { unseal } from '../../kernel/sealed.ts';
import { lockSignedIn } from '../../security/index.ts';
import { providerMethodOf, requireRoom, storeMethod } from './add-method.ts';

/**
 * Opens the player's account at the provider, or goes on with the one that is there: answers a page of the provider. It
 * is a method like others, which is verified once the provider says that it pays out to it, and takes money a day after
 * it was begun.
 * @throws Refused METHOD_UNUSABLE where there is none to open, LIMIT_EXCEEDED
 */
export async function startPayoutAccount(deps: Deps, actor: Actor): Promise<string> {
  const { accounts } = deps.payments;
  if (accounts === null) throw new Refused('METHOD_UNUSABLE');
  const { userId } = actor;
  const methods = await listMethods(deps.db.read, userId);
  const earlier = methods.find(({ kind }) => kind === 'stripe');
  if (earlier) {
    if (unseal(deps, earlier.sealedTerms) === null) throw new Refused('METHOD_UNUSABLE');
    return goOn(deps, accounts, earlier.id, providerMethodOf(deps, earlier).destination);
  }
  requireRoom(methods);
  // The key makes two at once, and one whose answer never came, one account.
  const destination = await accounts.open(deps, `account.${userId}`);
  const id = await deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    const present = await listMethods(tx, userId);
    const other = present.find(({ kind }) => kind === 'stripe');
    if (other) return other.id;
    requireRoom(present);
    const terms = { kind: 'stripe', token: '', destination, network: null } as const;
    const method = { id: deps.newId(), userId, isVerified: false, createdAt: deps.now() };
    await storeMethod(deps, tx, { ...method, terms, label: '' });
    return method.id;
  });
  return goOn(deps, accounts, id, destination);
}

/** Asks the provider how the account stands, in case that its word about it was lost, and answers its page. */
async function goOn(deps: Deps, accounts: ProviderAccounts, methodId: string, accountId: string): Promise<string> {
  const isVerified = await accounts.isReady(deps, accountId);
  await deps.db.transact((tx) => changeMethod(tx, methodId, { isVerified }));
  return accounts.pageFor(deps, accountId);
}
