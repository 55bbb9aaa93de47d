import { expect, it } from 'vitest';
import { withoutNames } from './without-names.ts';

const COVERS = [
  { name: 'Ash', label: 'Side A' },
  { name: 'ash.king', label: 'Side B' },
];

it('covers the names of both sides, in any case, and not inside of other words', () => {
  expect(withoutNames('ASH crashed, then Ash.King said "ash".', COVERS)).toBe(
    'Side A crashed, then Side B said "Side A".',
  );
  expect(withoutNames('@ash and ash#1234', COVERS)).toBe('Side A and Side A');
});

it('covers links, addresses, mentions and tags of game platforms', () => {
  expect(withoutNames('See https://twitch.tv/ash?x=1 or www.clips.example and twitch.tv/other', [])).toBe(
    'See (link) or (link) and (link)',
  );
  expect(withoutNames('Write to me@mail.example or @friend or Zed#4711', [])).toBe(
    'Write to (address) or (name) or (name)',
  );
});

it('leaves scores, numbers and other words as they are', () => {
  for (const text of ['13–9', '13-9 at 12:40', 'round 3/5, e.g. the last one.', 'He lagged. Then I won.'])
    expect(withoutNames(text, COVERS)).toBe(text);
});

it('takes a name as text and not as a pattern', () => {
  expect(withoutNames('a+b wins, aab too', [{ name: 'a+b', label: '$&' }])).toBe('$& wins, aab too');
});
