const ROWS = 15;
const LAST_ROW = ROWS - 1;
const LAST_COLUMN = 31;

/** Characters that are not what ASCII has at their place (CEA-608, 6.4). */
const STANDARD: Readonly<Record<number, string>> = {
  0x27: '’',
  0x2a: 'á',
  0x5c: 'é',
  0x5e: 'í',
  0x5f: 'ó',
  0x60: 'ú',
  0x7b: 'ç',
  0x7c: '÷',
  0x7d: 'Ñ',
  0x7e: 'ñ',
  0x7f: '█',
};
const SPECIAL = '®°½¿™¢£♪à èâêîôû';
/** These come after a plain letter for those who do not know them, in whose place they stand. */
const SPANISH_FRENCH = 'ÁÉÓÚÜü‘¡*’—©℠•“”ÀÂÇÈÊËëÎÏïÔÙùÛ«»';
const PORTUGUESE_GERMAN = 'ÃãÍÌìÒòÕõ{}\\^_|~ÄäÖöß¥¤│ÅåØø┌┐└┘';

/** The upper of the two rows, from 0, that a first byte names with its last three bits. */
const ROW_OF = [10, 0, 2, 11, 13, 4, 6, 8] as const;

const LOAD = 0x20;
const BACK = 0x21;
const DELETE_TO_END = 0x24;
const [ROLL_TWO, ROLL_FOUR] = [0x25, 0x27] as const;
const PAINT = 0x29;
const [TEXT_ANEW, TEXT_ON] = [0x2a, 0x2b] as const;
const ERASE_SHOWN = 0x2c;
const RETURN = 0x2d;
const ERASE_HIDDEN = 0x2e;
const FLIP = 0x2f;

type Screen = string[][];
const blank = (): Screen => Array.from({ length: ROWS }, () => []);

/**
 * The words of the first channel of CEA-608, as television and streaming software carry them in pictures. Where they
 * stand and what colour they have is left to whoever shows them.
 */
export class CaptionReader {
  #mode: 'load' | 'roll' | 'paint' | null = null;
  #shown = blank();
  #hidden = blank();
  #row = LAST_ROW;
  #column = 0;
  #rolledRows = 2;
  /** What comes is for another channel. */
  #isElsewhere = true;
  #lastControl: number | null = null;
  #said = '';

  /**
   * @param told a count, a byte of no use, and three bytes for each pair: what it is, and the pair (ATSC A/53, cc_data)
   * @returns what stands over the picture from now on, a line a row; null where that does not change
   */
  take(told: Uint8Array): string | null {
    const count = (told[0] ?? 0) & 0x1f;
    for (let n = 0; n < count; n++) {
      const [kind = 0, first = 0, second = 0] = told.subarray(2 + 3 * n, 5 + 3 * n);
      // Valid, and of the first field, in which the first channel is.
      if ((kind & 0x07) === 0x04) this.#pair(first & 0x7f, second & 0x7f);
    }
    const text = textOf(this.#shown);
    if (text === this.#said) return null;
    this.#said = text;
    return text;
  }

  #pair(first: number, second: number): void {
    if (first === 0 && second === 0) return;
    if (first < 0x10) return;
    if (first >= 0x20) {
      this.#lastControl = null;
      if (this.#isElsewhere) return;
      for (const code of [first, second]) if (code >= 0x20) this.#write(STANDARD[code] ?? String.fromCharCode(code));
      return;
    }
    const control = first * 0x100 + second;
    // Sent twice, for those who miss one.
    const isRepeated = control === this.#lastControl;
    this.#lastControl = isRepeated ? null : control;
    if (isRepeated) return;
    this.#isElsewhere = (first & 0x08) !== 0;
    if (!this.#isElsewhere) this.#control(first, second);
  }

  #control(first: number, second: number): void {
    if (second >= 0x40) return this.#place(first, second);
    if (first === 0x14) return this.#command(second);
    if (first === 0x17 && second >= 0x21 && second <= 0x23) this.#moveTo(this.#column + (second & 3));
    // Another colour begins after a space.
    if (first === 0x11 && second < 0x30) this.#write(' ');
    if (first === 0x11 && second >= 0x30) this.#write(SPECIAL[second - 0x30] ?? '');
    if (first !== 0x12 && first !== 0x13) return;
    this.#moveTo(this.#column - 1);
    this.#write((first === 0x12 ? SPANISH_FRENCH : PORTUGUESE_GERMAN)[second - 0x20] ?? '');
  }

  #place(first: number, second: number): void {
    const isLower = (second & 0x20) !== 0 && first !== 0x10;
    if (this.#mode !== 'roll') this.#row = (ROW_OF[first & 7] ?? LAST_ROW) + (isLower ? 1 : 0);
    this.#moveTo((second & 0x10) === 0 ? 0 : ((second & 0x0f) >> 1) * 4);
  }

  #command(code: number): void {
    if (code === LOAD) this.#mode = 'load';
    else if (code === PAINT) this.#mode = 'paint';
    else if (code >= ROLL_TWO && code <= ROLL_FOUR) this.#roll(code - ROLL_TWO + 2);
    else if (code === TEXT_ANEW || code === TEXT_ON) this.#mode = null;
    else if (code === ERASE_SHOWN) this.#shown = blank();
    else if (code === ERASE_HIDDEN) this.#hidden = blank();
    else if (code === FLIP) {
      this.#mode = 'load';
      [this.#shown, this.#hidden] = [this.#hidden, this.#shown];
    } else if (code === BACK) {
      this.#moveTo(this.#column - 1);
      this.#line()?.splice(this.#column);
    } else if (code === DELETE_TO_END) this.#line()?.splice(this.#column);
    else if (code === RETURN && this.#mode === 'roll') {
      this.#shown.splice(ROWS - this.#rolledRows, 1);
      this.#shown.push([]);
      this.#moveTo(0);
    }
  }

  #roll(rows: number): void {
    if (this.#mode !== 'roll') {
      this.#shown = blank();
      this.#hidden = blank();
      this.#row = LAST_ROW;
      this.#moveTo(0);
    }
    this.#mode = 'roll';
    this.#rolledRows = rows;
    for (const line of this.#shown.slice(0, ROWS - rows)) line.length = 0;
  }

  #line(): string[] | undefined {
    if (this.#mode === null) return undefined;
    return (this.#mode === 'load' ? this.#hidden : this.#shown)[this.#row];
  }

  #moveTo(column: number): void {
    this.#column = Math.min(LAST_COLUMN, Math.max(0, column));
  }

  #write(character: string): void {
    const line = this.#line();
    if (!line) return;
    line[this.#column] = character;
    this.#moveTo(this.#column + 1);
  }
}

const textOf = (screen: Screen): string =>
  screen
    .map((line) =>
      Array.from(line, (character) => character ?? ' ')
        .join('')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
