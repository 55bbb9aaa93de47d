/** What the texts of `texts/*.json` are made of: see `scripts/compile-messages.ts`. */

export { apart } from './apart.ts';
export { formatCount } from './figures.ts';

/** The form for so many; both languages tell one from all others, and nobody is told of a fraction. */
export const plural = (count: number, forms: { readonly [form: string]: string; readonly other: string }): string =>
  forms[`=${count}`] ?? (count === 1 ? forms['one'] : undefined) ?? forms.other;

/** The form for a word, else the one for all others. */
export const choose = (kind: string, forms: { readonly [form: string]: string; readonly other: string }): string =>
  forms[kind] ?? forms.other;
