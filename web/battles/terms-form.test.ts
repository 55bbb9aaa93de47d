import { expect, it } from 'vitest';
import { DESCRIPTION_MAX, TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { EMPTY_TERMS, formOf, inputOf, termsSchema } from './terms-form.ts';

it('takes title and description trimmed, and only as long as a battle may have them', () => {
  const terms = termsSchema.parse({ ...EMPTY_TERMS, title: ' Pistols ', description: ' No armour. ' });
  expect([terms.title, terms.description]).toEqual(['Pistols', 'No armour.']);
  for (const change of [{ title: 'x'.repeat(TITLE_MAX + 1) }, { description: 'x'.repeat(DESCRIPTION_MAX + 1) }])
    expect(termsSchema.safeParse({ ...EMPTY_TERMS, ...change }).success).toBe(false);
});

it('opens a draft as it was kept', () => {
  const draft = {
    __typename: 'Battle',
    id: 'd1',
    game: 'CS2',
    gameTitle: 'CS2',
    mode: 'CUSTOM',
    gameMode: 'Custom',
    title: 'Pistols',
    description: 'No armour.',
    privacy: 'INVITE',
    stakeCents: 12_50,
    createdAt: 0,
  } as const;
  const form = formOf(draft);
  expect(form.stake).toBe('12.50');
  expect(inputOf(form)).toEqual({
    game: 'CS2',
    mode: 'CUSTOM',
    title: 'Pistols',
    description: 'No armour.',
    privacy: 'INVITE',
    stakeCents: 12_50,
  });
  expect(formOf({ ...draft, stakeCents: 0 }).stake).toBe('');
});
