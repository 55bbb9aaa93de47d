import { Fragment, type ReactNode, createElement } from 'react';
import { whenUsed } from './when-used.ts';
import { LOCALE } from './locale.ts';

export { apart } from '../../domain/shared/apart.ts';
export { formatCount } from './count.ts';

/** What the texts of `messages/*.json` are made of: see `scripts/compile-messages.ts`. */

const rules = whenUsed(() => new Intl.PluralRules(LOCALE));

/** The form for so many: the one for exactly this number where there is one, else that of its plural category. */
export const plural = <T>(count: number, forms: { readonly [form: string]: T; readonly other: T }): T =>
  forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other;

/** The form for a word, else the one for all others. */
export const choose = <T>(word: string, forms: { readonly [form: string]: T; readonly other: T }): T =>
  forms[word] ?? forms.other;

/** A text with parts that are drawn. */
export const rich = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
