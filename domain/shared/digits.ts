/** A decimal digit of any script, whose value its place in its block tells: each block has ten, from nought on. */
const DIGIT = /\p{Nd}/u;

const isDigit = (point: number): boolean => DIGIT.test(String.fromCodePoint(point));

function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 50 && isDigit(point - before - 1)) before++;
  return String(before % 10);
}

/** A text with the digits of all scripts written as 0 to 9: `١٢٣`, `१२३` and `１２３` are `123`. */
export const plainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, valueOf);
