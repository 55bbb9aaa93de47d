import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FeedRefusal } from '../../data/__generated__/schema-types.ts';
import { RefusedPost } from './refused-post.tsx';

it('a refused post is told with its reason, and nothing where none was', () => {
  const reasons: Readonly<Record<FeedRefusal, RegExp>> = {
    TOO_LARGE: /larger than any post/,
    NOT_JSON: /could not be read at all/,
    NOT_A_POST: /did not say what CS2 says/,
    TOO_MANY: /more in a second/,
  };
  for (const [refusal, words] of Object.entries(reasons)) {
    const { unmount } = render(<RefusedPost feed={{ refusal: refusal as FeedRefusal, refusedAt: 0 }} />);
    expect(screen.getByText(words).textContent).toMatch(/^We rejected data from your CS2 .+:/);
    unmount();
  }
  const { container } = render(<RefusedPost feed={{ refusal: null, refusedAt: null }} />);
  expect(container.textContent).toBe('');
});
