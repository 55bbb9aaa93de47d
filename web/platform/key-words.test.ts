import { describe, expect, it } from 'vitest';
import { API_SCOPES, SCOPE_WORDS } from '../../domain/platform/scopes.ts';
import { reachOf, schemaScopeOf, scopeWordsOf } from './key-words.ts';

describe('the words of a key', () => {
  it('name every scope that there is, in its own words', () => {
    expect(scopeWordsOf(API_SCOPES.map(schemaScopeOf))).toEqual(Object.values(SCOPE_WORDS));
    expect(new Set(Object.values(SCOPE_WORDS)).size).toBe(API_SCOPES.length);
  });

  it('say the most that it may do', () => {
    expect(reachOf(['OVERLAY_WALLET', 'OVERLAY_AMOUNTS'])).toBe('Overlay');
    expect(reachOf(['OVERLAY_WALLET', 'WALLET_READ'])).toBe('Read only');
    expect(reachOf(['BATTLES_READ', 'WALLET_READ'])).toBe('Read only');
    expect(reachOf(['BATTLES_READ', 'BATTLES_PLAY'])).toBe('Plays');
    expect(reachOf(['BATTLES_READ', 'BATTLES_PLAY', 'BATTLES_STAKE'])).toBe('Stakes money');
  });
});
