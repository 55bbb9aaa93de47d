import type { PlantedEnd, PlantedKind, PlantedThing } from '../../../domain/shared/planted.ts';
import { afterResetPath } from '../../../domain/security/security.paths.ts';
import { contactPath } from '../../../domain/support/support.paths.ts';
import type { Texts } from '../__generated__/texts.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface AfterReset {
  readonly username: string;
  readonly at: number;
  readonly things: readonly PlantedThing[];
}

const kindsOf = (t: Texts): Readonly<Record<PlantedKind, string>> => ({
  session: t.plantedSession(),
  browser: t.plantedBrowser(),
  passkey: t.passkey(),
  'two-factor': t.plantedTwoFactor(),
  'recovery-codes': t.plantedRecoveryCodes(),
  'mail-address': t.plantedMailAddress(),
  'payment-method': t.plantedPaymentMethod(),
  payout: t.plantedPayout(),
  'api-key': t.plantedApiKey(),
  overlay: t.plantedOverlay(),
  plugin: t.plantedPlugin(),
  application: t.plantedApplication(),
  'own-application': t.plantedOwnApplication(),
  webhook: t.plantedWebhook(),
  push: t.plantedPush(),
  'stream-key': t.plantedStreamKey(),
  simulcast: t.plantedSimulcast(),
  'linked-account': t.plantedLinkedAccount(),
  'game-account': t.plantedGameAccount(),
  'game-key': t.plantedGameKey(),
});

/** What became of some of it, in a sentence, with a line for each. */
const groupsOf = (t: Texts): readonly (readonly [end: PlantedEnd, words: string])[] => [
  ['ended', t.theseEnded()],
  ['locked', t.noPayoutGoesThere()],
  ['gone', t.theseWereTakenAwayBefore()],
  ['kept', t.theseStayAsTheyAre()],
];

export function afterReset({ username, at, things }: AfterReset, { t, language, publicUrl }: Writing): Letter {
  const url = `${publicUrl}${afterResetPath}`;
  const kinds = kindsOf(t);
  const line = ({ kind, name, madeAt }: PlantedThing): readonly [string, string] => [
    kinds[kind],
    [name, madeAt === null ? '' : momentOf(language, madeAt)].filter((part) => part !== '').join(' – '),
  ];
  const groups = groupsOf(t).map(([end, words]) => [words, things.filter((thing) => thing.end === end)] as const);
  return {
    subject: t.yourPasswordWasReset(),
    url,
    body: (
      <>
        <Words>{t.helloThePasswordWasReset({ username, at: momentOf(language, at) })}</Words>
        {groups.map(([words, found]) =>
          found.length === 0 ? null : (
            <div key={words}>
              <Words>{words}</Words>
              <Facts facts={found.map(line)} />
            </div>
          ),
        )}
        <Words>{t.setUpAgainWhatWasYours()}</Words>
        <Action url={url}>{t.seeAllOfIt()}</Action>
        <Words>{t.itWasNotYouWriteToUs({ url: `${publicUrl}${contactPath}` })}</Words>
      </>
    ),
  };
}
