import { BlockList, isIP } from 'node:net';
import { ORIGIN_LIFE, REFERRAL_COINS, referralFault, referralKey } from '../../domain/creators/referral.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { insertReferral, listBrought, listReferrersOf } from '../../db/creators/referral.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { listOrigins } from '../../db/security/index.ts';
import { grant } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import type { SignUp } from '../kernel/manifest/provided.ts';

/** How far a ring is looked for: up the line of those who brought each other, and among the last who were brought. */
const LINE_MAX = 8;
const BROUGHT_MAX = 50;

/** Addresses that say nothing of where somebody is: of the machine itself, or of a network behind a proxy that does not tell. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** What a proxy passes on need not be an address at all. */
function tellsNothing(address: string): boolean {
  const family = isIP(address);
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Counts a newcomer for whoever brought them, who gets 250 BC for it, once for each newcomer (BC-16). A second account of
 * the referrer, or one of a ring around it, is kept with its fault and brings nothing; the account itself is not touched.
 */
export async function attributeReferral(
  deps: Deps,
  tx: Tx,
  { newcomerId, referrerId, address }: SignUp,
): Promise<void> {
  const at = deps.now();
  // Of many newcomers at once each sees those before it.
  const referrer = await lockUser(tx, referrerId);
  if (referrer?.status !== 'active') return;
  const around = [
    ...(await listReferrersOf(tx, referrerId, LINE_MAX)),
    ...(await listBrought(tx, referrerId, BROUGHT_MAX)),
  ];
  const known = await listOrigins(tx, [newcomerId, referrerId, ...around], at - ORIGIN_LIFE);
  const telling = tellsNothing(address) ? known.filter(({ kind }) => kind === 'browser') : known;
  const fault = referralFault(newcomerId, referrerId, telling);
  if (!(await insertReferral(tx, { newcomerId, referrerId, fault, at })) || fault !== null) return;
  const gift = { opKey: referralKey(newcomerId), userId: referrerId, currency: 'BC', amount: REFERRAL_COINS } as const;
  await grant(tx, gift, { id: deps.newId(), actorId: newcomerId, at });
  await appendEvent(tx, {
    type: 'referral.rewarded',
    entity: 'referral',
    entityId: newcomerId,
    concerns: [referrerId],
    data: { userId: referrerId, newcomerId, coins: REFERRAL_COINS },
    at,
  });
}
