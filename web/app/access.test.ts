import { describe, expect, it } from 'vitest';
import { type Access, accessTo } from './access.ts';

describe('accessTo', () => {
  it.each<['public' | 'member', 'loading' | 'in' | 'out' | 'failed', Access]>([
    ['public', 'loading', 'loading'],
    ['public', 'in', 'screen'],
    ['public', 'out', 'screen'],
    ['public', 'failed', 'screen'],
    ['member', 'loading', 'loading'],
    ['member', 'in', 'screen'],
    ['member', 'out', 'landing'],
    ['member', 'failed', 'unreachable'],
  ])('shows for a %s path, when the viewer is %s, %s', (kind, viewer, shown) => {
    expect(accessTo(kind, viewer)).toBe(shown);
  });
});
