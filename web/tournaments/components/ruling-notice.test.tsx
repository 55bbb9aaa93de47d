import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MatchPage } from './match-actions.tsx';
import { RulingNotice } from './ruling-notice.tsx';

type Ruling = NonNullable<MatchPage['ruling']>;

const rulingOf = (what: Ruling['what']): Ruling => ({
  __typename: 'MatchRuling',
  what,
  by: { __typename: 'Player', id: 'o', username: 'Olive' },
  reason: 'Wrong map.',
  at: 1,
});

it.each([
  ['UNDONE', /^Result withdrawn by Olive · .+Reason: Wrong map\.This match is being replayed\./],
  ['RULED', /^Result set by Olive · .+Reason: Wrong map\.This is the result that counts now\.$/],
  ['CORRECTED', /^Corrected after the end by Olive · .+Reason: Wrong map\.This is the result that counts now\.$/],
] as const)('says what was decided first, then why, then what is next: %s', (what, words) => {
  render(<RulingNotice ruling={rulingOf(what)} />);
  expect(document.body.textContent).toMatch(words);
  cleanup();
});

it('says nothing where nobody has decided', () => {
  render(<RulingNotice ruling={null} />);
  expect(document.body.textContent).toBe('');
});
