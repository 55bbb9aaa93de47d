import { describe, expect, it } from 'vitest';
import { API_SCOPES } from '../../domain/platform/scopes.ts';
import { reachOf, schemaScopeOf, scopeWordsOf } from './key-words.ts';

describe('the words of a key', () => {
  it('name every scope that there is, in its own words', () => {
    const words = scopeWordsOf(API_SCOPES.map(schemaScopeOf));
    expect(words).toContain('See your balance and its history');
    expect(new Set(words).size).toBe(API_SCOPES.length);
  });

  it('say the most that it may do', () => {
    expect(reachOf(['OVERLAY_WALLET', 'OVERLAY_AMOUNTS'])).toBe('Overlay');
    expect(reachOf(['OVERLAY_WALLET', 'WALLET_READ'])).toBe('Read only');
    expect(reachOf(['BATTLES_READ', 'WALLET_READ'])).toBe('Read only');
    expect(reachOf(['BATTLES_READ', 'BATTLES_PLAY'])).toBe('Plays');
    expect(reachOf(['BATTLES_READ', 'BATTLES_PLAY', 'BATTLES_STAKE'])).toBe('Stakes money');
  });
});
