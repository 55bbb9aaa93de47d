/** The texts that everybody with an account agrees to (HE-10). */
export const LEGAL_TEXTS = ['terms', 'privacy', 'responsible-gaming', 'anti-cheat', 'payment-terms'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

export interface LegalVersion {
  /** 1 and up; a text that changes in what it says gets the next one. */
  readonly version: number;
  /** The UTC day since which it is in force. */
  readonly since: string;
}

/** Of a version that was in force from the first account on. */
const BEGINNING = '1970-01-01';

/** The UTC days since which the versions of a text are in force, the first one first. */
const DAYS: Readonly<Record<LegalText, readonly [string, ...string[]]>> = {
  terms: [BEGINNING, '2026-11-22', '2026-11-23', '2026-11-25', '2026-11-26', '2026-11-30'],
  privacy: [BEGINNING, '2026-11-22', '2026-11-23', '2026-11-25', '2026-11-26'],
  'responsible-gaming': ['2026-11-22', '2026-11-23'],
  'anti-cheat': ['2026-11-22', '2026-11-23', '2026-11-30'],
  'payment-terms': ['2026-11-22', '2026-11-23'],
};

const newestOf = (text: LegalText): LegalVersion => ({
  version: DAYS[text].length,
  since: DAYS[text].at(-1) ?? BEGINNING,
});

export const LEGAL_VERSIONS: Readonly<Record<LegalText, LegalVersion>> = {
  terms: newestOf('terms'),
  privacy: newestOf('privacy'),
  'responsible-gaming': newestOf('responsible-gaming'),
  'anti-cheat': newestOf('anti-cheat'),
  'payment-terms': newestOf('payment-terms'),
};

export interface Accepted {
  readonly text: LegalText;
  readonly version: number;
}

/** What was shown to somebody who agreed to everything at an instant: of each text the version that was in force. */
export const versionsAt = (at: number): Accepted[] =>
  LEGAL_TEXTS.flatMap((text) => {
    const version = DAYS[text].filter((since) => Date.parse(`${since}T00:00:00Z`) <= at).length;
    return version > 0 ? [{ text, version }] : [];
  });

/**
 * What a person has still to agree to: each text in force whose version was not accepted. Where nothing is kept of a
 * text, opening the account was agreeing to what was in force then.
 */
export function toAccept(accepted: readonly Accepted[], createdAt: number, now: number): Accepted[] {
  const known = [...accepted];
  for (const shown of versionsAt(createdAt)) if (!accepted.some(({ text }) => text === shown.text)) known.push(shown);
  return versionsAt(now).filter(
    ({ text, version }) => !known.some((one) => one.text === text && one.version >= version),
  );
}
