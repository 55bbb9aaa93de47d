import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Crest } from './crest.tsx';
import { Face } from './face.tsx';
import { tiers } from '../tokens.ts';

const faceOf = (id: string): string => {
  const { container, unmount } = render(<Face id={id} />);
  const picture = container.innerHTML;
  unmount();
  return picture;
};

describe('Face', () => {
  it('draws the same mask for the same id, and others for others', () => {
    expect(faceOf('rival')).toBe(faceOf('rival'));
    const names = Array.from({ length: 50 }, (_, n) => `player-${n}`);
    expect(new Set(names.map(faceOf)).size).toBe(names.length);
  });

  it('draws in five colours', () => {
    const { container } = render(<Face id="rival" />);
    const colours = new Set([...container.innerHTML.matchAll(/rgb\([^)]*\)/g)].map(([colour]) => colour));
    expect(colours.size).toBe(5);
  });

  it('falls back to the mask when the uploaded picture does not come', () => {
    render(<Face id="rival" src="/media/gone.webp" alt="Rival" />);
    const picture = screen.getByRole('img', { name: 'Rival' });
    expect(picture.tagName).toBe('IMG');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Rival' }).tagName).not.toBe('IMG');
  });

  it('says nothing beside a name', () => {
    const { container } = render(<Face id="rival" tier="gold" presence="online" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('');
  });

  it.each(tiers.map((tier, step) => [tier, step + 1] as const))('marks %s with %i on a large ring', (tier, count) => {
    const { container } = render(<Face id="rival" tier={tier} size={96} />);
    expect(container.querySelectorAll(`rect[fill="var(--tier-${tier})"]`)).toHaveLength(count);
  });

  it('wears a frame in place of the marks', () => {
    const { container } = render(<Face id="rival" tier="gold" size={96} frame={<path data-frame="" d="M0 0" />} />);
    expect(container.querySelector('[data-frame]')).not.toBeNull();
    expect(container.querySelectorAll('rect[fill="var(--tier-gold)"]')).toHaveLength(0);
  });
});

describe('Crest', () => {
  it('draws the crest of the id where the logo does not come', () => {
    const { container } = render(<Crest id="wolves" src="/media/gone.webp" alt="Wolves" />);
    fireEvent.error(screen.getByRole('img', { name: 'Wolves' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Wolves' })).toBeDefined();
  });
});
