import { expect, it } from 'vitest';
import { Arcade } from '../../tests/support/arcade-model.ts';
import { DAY } from '../shared/time.ts';

/** Commands that did something. */
const COMMANDS = 20_000;
const COMMANDS_EACH = 1_000;
/** As many as a bracket of eight can last, with a second course for each pair. */
const ROUNDS_MAX = 8;

it('after each of 20,000 entries, runs, absences and faults no coin and no cent is lost, everybody has what ended contests brought, free play keeps to its day, and nothing is open for good', () => {
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
  const pairs = [
    'BC battle settled 2',
    'BC battle void 2',
    'USD battle settled 2',
    'USD skill settled 2',
    'USD skill void 1',
  ];
  const known = [...pairs, 'BC skill settled 3', 'BC skill void 1', 'BC free settled 1', 'BC bracket settled 0'];
  const cups = ['BC cup settled 4', 'BC cup settled 8', 'BC cup void 8', 'USD cup settled 4', 'USD bracket settled 2'];
  for (const name of [...known, ...cups]) expect([name, (ends.get(name) ?? 0) > 5]).toEqual([name, true]);
});
