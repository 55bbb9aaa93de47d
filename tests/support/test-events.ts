import type { NewEvent } from '../../domain/shared/events.ts';

declare module '../../domain/shared/events.ts' {
  interface EventPayloads {
    /** Of tests that ask what becomes of an event, whatever it tells. */
    'test.happened': { readonly text?: string; readonly authorId?: string };
    /** Of tests that need a second type. */
    'test.followed': { readonly text: string };
  }
}

/** An event of no room. */
export const testEvent = (about: Partial<NewEvent<'test.happened'>> = {}): NewEvent<'test.happened'> => ({
  type: 'test.happened',
  entity: 'test',
  entityId: 'thing',
  concerns: [],
  data: {},
  at: 0,
  ...about,
});
