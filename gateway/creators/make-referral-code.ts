import { REFERRAL_CODE_LENGTH } from '../../domain/onboarding/registration.ts';
import { giveReferralCode } from '../../db/accounts/index.ts';
import { lockStanding } from '../accounts/index.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';

/**
 * Gives an account a code where it has none, as those from before codes were given at sign-up.
 * @throws Refused ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export const makeReferralCode = (deps: Deps, userId: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const user = await lockStanding(tx, userId);
    if (user.referralCode === null) await giveReferralCode(tx, userId, randomCode(deps, REFERRAL_CODE_LENGTH));
  });
