import type { FieldWires } from './use-form.ts';

/**
 * The wires of a field for a code of a fixed length: its last character, typed or pasted, sends the form. Once for each
 * code, so that what was refused is not sent again before it is another one.
 * @param wholeIn the code that stands in what was typed; null as long as it is not whole
 */
export const whenWhole = (
  wires: FieldWires<string>,
  wholeIn: (typed: string) => string | null,
  send: () => unknown,
): FieldWires<string> => ({
  ...wires,
  onChange: (change) => {
    wires.onChange(change);
    const whole = wholeIn(typeof change === 'string' ? change : change.target.value);
    if (whole !== null && whole !== wholeIn(wires.value)) void send();
  },
});
