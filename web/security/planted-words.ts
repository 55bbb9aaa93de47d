import { settingsPath, settingsSectionPath } from '../../domain/accounts/accounts.paths.ts';
import { creatorHubPath } from '../../domain/creators/creators.paths.ts';
import { profilePath } from '../../domain/profiles/profiles.paths.ts';
import { signInPath } from '../../domain/security/security.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import { goLivePath } from '../../domain/streams/streams.paths.ts';
import { contactPath } from '../../domain/support/support.paths.ts';
import { walletTabPath } from '../../domain/wallet/wallet.paths.ts';
import type { PlantedEnd, PlantedKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

interface PlantedWords {
  readonly title: string;
  /** How it is set up again, or looked after. */
  readonly again: string;
  /** Where that is done. */
  readonly to: string;
  /** What is said of one that stays. */
  readonly kept: string;
}

const words = (title: string, again: string, to: string, kept = again): PlantedWords => ({ title, again, to, kept });

const security = settingsSectionPath('security');
const developer = withQuery(creatorHubPath, { tab: 'developer' });

/** What each is called, and where its owner sets it up again. */
export const PLANTED_WORDS: Readonly<Record<PlantedKind, PlantedWords>> = {
  SESSION: words(t.signedInBrowser(), t.signInThereAgain(), signInPath),
  BROWSER: words(t.newBrowser(), t.seeWhereYouAreSignedIn(), security),
  PASSKEY: words(t.passkey(), t.addAPasskeyInTheSettings(), security, t.lookAtIt()),
  TWO_FACTOR: words(t.twoFactorAuthenticationTitle(), t.setItUpAgainInTheSettings(), security, t.lookAtIt()),
  RECOVERY_CODES: words(t.newRecoveryCodesTitle(), t.makeNewOnesInTheSettings(), security),
  MAIL_ADDRESS: words(t.emailAddress(), t.writeToUsIfItIsNotYours(), contactPath),
  PAYMENT_METHOD: words(t.paymentMethod(), t.confirmOrRemoveItInYourWallet(), walletTabPath('methods')),
  PAYOUT: words(t.payout(), t.requestItAgainInYourWallet(), walletTabPath('withdraw'), t.lookAtIt()),
  API_KEY: words(t.apiKey(), t.makeAnotherKey(), developer),
  OVERLAY: words(t.overlay(), t.makeItAnewAndPasteItIntoObs(), withQuery(creatorHubPath, { tab: 'content' })),
  PLUGIN: words(t.plugin(), t.connectItAgain(), developer),
  APPLICATION: words(t.connectedApp(), t.connectItFromTheAppItself(), settingsPath),
  OWN_APPLICATION: words(t.yourApp(), t.replaceItsSecretAndCheckItsAddresses(), developer),
  WEBHOOK: words(t.webhook(), t.addItAgain(), developer),
  PUSH: words(t.pushNotifications(), t.switchThemOnInThatBrowser(), settingsSectionPath('notifications')),
  STREAM_KEY: words(t.streamKey(), t.copyTheNewKeyIntoYourSoftware(), goLivePath),
  SIMULCAST: words(t.simulcast(), t.connectThePlatformAgain(), goLivePath),
  LINKED_ACCOUNT: words(t.linkedAccount(), t.linkItAgainOnYourProfile(), profilePath),
  GAME_ACCOUNT: words(t.gameAccount(), t.linkItAgainOnYourProfile(), profilePath, t.lookAtIt()),
  GAME_KEY: words(t.gameFile(), t.downloadTheFileAgain(), profilePath),
};

/** What became of it; in the order in which it is told. */
export const END_WORDS: Readonly<Record<PlantedEnd, { readonly title: string; readonly text: string }>> = {
  ENDED: { title: t.hasEnded(), text: t.nobodyGetsInWithTheseAnyMore() },
  LOCKED: { title: t.locked(), text: t.noPayoutGoesToTheseUntilYouConfirm() },
  GONE: { title: t.takenAwayBefore(), text: t.theseWereTakenAwayBeforeTheReset() },
  KEPT: { title: t.unchanged(), text: t.theseAreAsTheyWereTakeAway() },
};
