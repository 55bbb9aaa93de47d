import { describe, expect, it } from 'vitest';
import { destinationIn, signInPathFrom } from './return-to.ts';

const at = (address: string) => new URL(address, 'https://gauntlet.example');

describe('signing in', () => {
  it.each(['/challenge/1?code=AB%20C#rules', '/dashboard?tab=live-battles', '/settings'])(
    'returns to %s',
    (address) => {
      expect(destinationIn(at(signInPathFrom(at(address))).search)).toBe(address);
    },
  );

  it.each([
    '/',
    '/landing',
    '/login',
    '/register',
    '/verify-email',
    '/forgot-password',
    '/reset-password#token=x',
    '/request#ticket=1&token=x',
  ])('asks for no return to %s', (address) => {
    expect(signInPathFrom(at(address))).toBe('/login');
  });

  it('goes to the dashboard when nothing else was asked for', () => {
    expect(destinationIn('')).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n//evil.example/',
    'javascript:alert(1)',
    'dashboard',
    '/login?next=/login',
    '/landing',
  ])('does not follow %j', (next) => {
    expect(destinationIn(`?${new URLSearchParams({ next }).toString()}`)).toBe('/dashboard');
  });
});
