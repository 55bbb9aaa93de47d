import { hasOtherDevice, insertKnownDevice, touchKnownDevice } from '../../../db/security/known-device.queries.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { type User, readSettingsOf } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Caller } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { isOwnMachine, networkOf } from '../../kernel/http/network.ts';
import { keyedHash } from '../../kernel/sealed.ts';
import { deviceNameOf } from './device-name.ts';
import { tellSecurity } from '../tell-security.ts';

/**
 * Remembers the browser of a sign-in, and of its network a hash. One that this account has not come from before is told to its owner, unless it is
 * the account's first. Answers the token by which the browser is known from here on.
 */
export async function noteDevice(deps: Deps, tx: Tx, caller: Caller, user: User, sessionId: string): Promise<string> {
  const at = deps.now();
  const token = caller.deviceToken ?? deps.randomBytes(32).toString('base64url');
  const deviceHash = keyedHash(deps, 'device', token);
  const network = networkOf(caller.address);
  if (!isOwnMachine(network))
    await keepAddress(tx, { userId: user.id, addressHash: keyedHash(deps, 'address', network), lastSeenAt: at });
  const name = deviceNameOf(caller.userAgent);
  const key = { userId: user.id, deviceHash };
  const isNew = await insertKnownDevice(tx, { ...key, name, firstSeenAt: at, lastSeenAt: at });
  if (!isNew) await touchKnownDevice(tx, key, name, at);
  else if (await hasOtherDevice(tx, key)) {
    await tellSecurity(deps, tx, 'device.added', user.id, { sessionId });
    const { language } = await readSettingsOf(tx, user.id);
    await orderMail(deps, tx, {
      to: user.email,
      language,
      mail: { kind: 'new-device', username: user.username, device: name, address: caller.address, at },
    });
  }
  return token;
}
