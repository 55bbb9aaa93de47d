import { findTable } from '../../../domain/store/catalogue.ts';
import { CLIENT_SEED_MAX, commitmentOf, isClientSeed, openCrate as draw } from '../../../domain/store/crate.ts';
import { findOf } from '../../../domain/store/items.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { addCredits } from '../../../db/missions/index.ts';
import { lockStorePlayer, updateStorePlayer } from '../../../db/store/cart.queries.ts';
import {
  type CommitmentRow,
  insertOpening,
  putCommitment,
  readCommitment,
  readCrate,
} from '../../../db/store/crate.queries.ts';
import { addItem, readOwned } from '../../../db/store/item.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import { requirePlay } from '../../wallet/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { seal, unseal } from '../../kernel/sealed.ts';
import { tellStore } from '../orders/change-cart.ts';

/** What was committed to; null where it was sealed under a secret of the server that has been exchanged since. */
const secretOf = (deps: Deps, { sealedSecret }: CommitmentRow): string | null => unseal(deps, sealedSecret);

/**
 * What the server binds itself to for the player's next opening: the same however often it is asked, until that opening
 * has been. The event dates it. One that nobody can open any more is replaced, or its player could never open a crate.
 */
export function prepareOpening(deps: Deps, { userId }: Actor): Promise<CommitmentRow> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStanding(tx, userId);
    const { nonce } = await lockStorePlayer(tx, userId);
    const known = await readCommitment(tx, userId, nonce);
    if (known && secretOf(deps, known) !== null) return known;
    const secret = deps.randomBytes(32).toString('hex');
    const commitment = commitmentOf(secret);
    const made = { userId, nonce, commitment, sealedSecret: seal(deps, secret), at };
    await putCommitment(tx, made);
    const about = { entity: 'crates', entityId: userId, concerns: [userId], at };
    await appendEvent(tx, { ...about, type: 'crate.committed', data: { userId, nonce, commitment } });
    return made;
  });
}

export interface OpenCrateTerms {
  readonly crateId: string;
  /** What the player saw before the seed was drawn. */
  readonly commitment: string;
  readonly clientSeed: string;
}

/**
 * Opens a crate: draws by the secret that was committed to and the player's seed, hands over what came and shows the
 * secret. An opening that is refused uses neither number nor secret. Answers the crate's id.
 * @throws Refused BAD_INPUT, PLAY_PAUSED, NOT_FOUND, CRATE_OPENED, COMMITMENT_PASSED, IDEMPOTENCY_KEY_REUSED
 */
export async function openCrate(deps: Deps, { userId }: Actor, key: string, terms: OpenCrateTerms): Promise<string> {
  const { crateId, commitment, clientSeed } = terms;
  if (!isClientSeed(clientSeed))
    throw new Refused('BAD_INPUT', { field: 'clientSeed', data: { min: 1, max: CLIENT_SEED_MAX } });
  return deps.db.transact((tx) => {
    const at = deps.now();
    const payload = [crateId, commitment, clientSeed];
    return once(tx, { userId, key, operation: 'openCrate', payload, answerId: crateId, at }, async () => {
      // What was bought before waits: it is paid chance all the same.
      await requirePlay(tx, userId, at);
      const { nonce } = await lockStorePlayer(tx, userId);
      const crate = await readCrate(tx, userId, crateId);
      if (!crate) throw new Refused('NOT_FOUND', { field: 'crateId' });
      if (crate.openedAt !== null) throw new Refused('CRATE_OPENED', { field: 'crateId' });
      const committed = await readCommitment(tx, userId, nonce);
      const secret = committed?.commitment === commitment ? secretOf(deps, committed) : null;
      if (secret === null) throw new Refused('COMMITMENT_PASSED', { field: 'commitment' });
      const { oddsId, oddsVersion } = crate;
      const table = findTable(oddsId, oddsVersion);
      if (!table) throw new Error(`there are no odds ${oddsId} ${oddsVersion}`);
      const drawn = draw(table, secret, clientSeed, nonce);
      const { item, credits } = findOf(table, drawn.roll, await readOwned(tx, userId));
      await updateStorePlayer(tx, userId, { nonce: nonce + 1 });
      if (item) await addItem(tx, { userId, item: item.id, source: crateId, at });
      else await addCredits(tx, userId, credits);
      const itemId = item?.id ?? null;
      await tellStore(tx, userId, at);
      const { serverSecret, rarity } = drawn;
      await appendEvent(tx, {
        type: 'crate.opened',
        entity: 'crates',
        entityId: userId,
        concerns: [userId],
        data: { userId, crateId, nonce, serverSecret, rarity, item: itemId },
        at,
      });
      await insertOpening(tx, { ...drawn, crateId, userId, oddsId, oddsVersion, item: itemId, credits, at });
    });
  });
}
