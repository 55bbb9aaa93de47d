const RIGHT_TO_LEFT =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Samaritan}\p{sc=Mandaic}\p{sc=Adlam}]/u;

/**
 * A name or a title within a sentence of ours, set apart where it is read from right to left: it would else take the
 * figures and signs that stand beside it along. What is read from left to right, or is no text, stays as it is.
 */
export const apart = <T>(said: T): T | string =>
  typeof said === 'string' && RIGHT_TO_LEFT.test(said) ? `\u2068${said}\u2069` : said;
