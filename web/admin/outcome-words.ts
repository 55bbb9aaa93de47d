import { inOwnWords } from '../format/own-words.ts';
import * as t from './__generated__/messages.ts';

/** What servers answer when they have done what they were told, or could not. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  'Ends what is under way, then itself': t.endsWhatIsUnderWayThenItself(),
  'It took too long, and the copy was removed': t.itTookTooLongAndTheCopyWas(),
  'Left as it is, because one before it failed': t.leftAsItIsBecauseOneBefore(),
  'Read anew': t.readAnew(),
  'The copy failed': t.theCopyFailed(),
  'The copy was opened, and its books are in order': t.theCopyWasOpenedAndItsBooks(),
  'The disk of the backups is full': t.theDiskOfTheBackupsIsFull(),
  'The folder of the backups cannot be written to': t.theFolderOfTheBackupsCannotBe(),
  'The folder of the backups is no folder': t.theFolderOfTheBackupsIsNoFolder(),
  'The server was started anew before it had done this': t.theServerWasStartedAnewBefore(),
  'The operator has named no folder for backups': t.theOperatorHasNamedNoFolder(),
};

/** Those with figures. */
const MEASURED: readonly (readonly [form: RegExp, say: (one: string, other: string, last: string) => string])[] = [
  [/^Did not answer within (\d+) s$/, (seconds) => t.didNotAnswerWithin({ seconds })],
  [/^Did not come back within (\d+) s$/, (seconds) => t.didNotComeBackWithin({ seconds })],
  [/^Came back after (\d+) s$/, (seconds) => t.cameBackAfter({ seconds })],
  [
    /^Read (\d+) settings and (\d+) flags, checksum (\w+)$/,
    (settings, flags, checksum) => t.readSettingsAndFlags({ settings, flags, checksum }),
  ],
];

/** What a server answered; a fault that it only hands on stays as it is. */
export function outcomeWords(outcome: string): string {
  for (const [form, say] of MEASURED) {
    const [, one, other = '', last = ''] = form.exec(outcome) ?? [];
    if (one !== undefined) return say(one, other, last);
  }
  return inOwnWords(OUTCOMES, outcome);
}
