import { expect, it } from 'vitest';
import { linkNewsIn } from './profile-words.ts';

const newsOf = (search: string) => linkNewsIn(new URLSearchParams(search));

it('has nothing to tell where nobody came back from another site', () => {
  expect(newsOf('')).toBeNull();
  expect(newsOf('edit=username')).toBeNull();
});

it.each([
  ['linked', 'win', 'Your Twitch account is linked.'],
  ['declined', 'warn', 'You declined on Twitch, so it wasn’t linked.'],
  ['PROVIDER_ACCOUNT_TAKEN', 'loss', 'Another player has already linked that Twitch account.'],
  ['failed', 'loss', 'Twitch isn’t responding properly. Try again later.'],
])('says how the way to another site ended: %s', (link, tone, title) => {
  expect(newsOf(`provider=twitch&link=${link}`)).toEqual({ tone, title });
});

it('repeats nothing of an address that somebody made up', () => {
  for (const provider of ['evil', 'toString', '__proto__', '<b>'])
    expect(newsOf(`provider=${encodeURIComponent(provider)}&link=constructor`)?.title).toBe(
      'That site isn’t responding properly. Try again later.',
    );
});
