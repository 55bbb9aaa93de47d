import { passkeyName } from '../../../domain/security/security.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { updatePasskeyName } from '../../../db/security/passkey.queries.ts';
import type { Passkey } from '../../../db/security/second-factor.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

/** @throws Refused BAD_INPUT, NOT_FOUND for an unknown one and for somebody else's alike */
export async function renamePasskey(deps: Deps, { userId }: Actor, id: string, given: string): Promise<Passkey> {
  const { name } = readInput(passkeyName, { name: given });
  const passkey = await deps.db.transact((tx) => updatePasskeyName(tx, userId, id, name));
  if (!passkey) throw new Refused('NOT_FOUND');
  return passkey;
}
