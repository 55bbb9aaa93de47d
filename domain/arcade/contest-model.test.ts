import { expect, it } from 'vitest';
import { Arcade } from '../../tests/support/arcade-model.ts';
import { DAY } from '../shared/time.ts';

/** Commands that did something. */
const COMMANDS = 20_000;
const COMMANDS_EACH = 1_000;
/** As many as a bracket of eight can last, with a second course for each pair. */
const ROUNDS_MAX = 8;

it('after each of 20,000 entries, runs, absences and faults no coin is lost, everybody has what ended contests brought, free play keeps to its day, and nothing is open for good', () => {
  const ends = new Map<string, number>();
  let done = 0;
  for (let seed = 1; done < COMMANDS; seed++) {
    const arcade = new Arcade(seed);
    const wrong: string[] = [];
    while (arcade.done < COMMANDS_EACH) {
      arcade.command();
      wrong.push(...arcade.findWrong());
      if (wrong.length > 0) break;
    }
    expect([seed, wrong]).toEqual([seed, []]);
    for (let n = 0; n < ROUNDS_MAX; n++) arcade.pass(DAY);
    expect([arcade.open, [...arcade.findWrong()]]).toEqual([0, []]);
    done += arcade.done;
    for (const [name, count] of arcade.ends) ends.set(name, (ends.get(name) ?? 0) + count);
  }
  // The seeds are fixed: what they lead to is no chance.
  const known = ['battle settled 2', 'battle void 2', 'skill settled 3', 'skill void 1', 'free settled 1'];
  const cups = ['cup settled 4', 'cup settled 8', 'cup void 8', 'bracket settled 0', 'bracket settled 2'];
  for (const name of [...known, ...cups]) expect([name, (ends.get(name) ?? 0) > 5]).toEqual([name, true]);
});
