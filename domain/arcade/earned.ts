/** What brought money in the arcade, as earnings keep its name and the API says it, in English. */
export const EARNED_IN = { battle: '1v1 Battle', skill: 'Skill Match' } as const;

const BRACKET = 'Bracket of ';

/** `Bracket of 8` */
export const bracketTitle = (size: number): string => `${BRACKET}${size}`;

/** How many the bracket of such a name had; null in any other name. */
export const bracketSizeIn = (title: string): number | null => {
  const size = title.startsWith(BRACKET) ? Number(title.slice(BRACKET.length)) : Number.NaN;
  return Number.isInteger(size) ? size : null;
};
