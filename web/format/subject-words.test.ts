import { expect, it } from 'vitest';
import { SUBJECT_KINDS } from '../../domain/shared/subjects.ts';
import { SUBJECT_WORDS } from './__generated__/subject-words.ts';

it('every kind of contest has a name in the app', () => {
  const kinds = SUBJECT_KINDS.map((kind) => kind.replaceAll('-', '_').toUpperCase());
  expect(Object.keys(SUBJECT_WORDS).toSorted()).toEqual(kinds.toSorted());
});
