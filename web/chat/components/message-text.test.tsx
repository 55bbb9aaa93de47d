import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MessageText } from './message-text.tsx';

const show = (text: string) => render(<MessageText text={text} viewerName="Demo" />).container;

describe('MessageText', () => {
  it('makes links of web addresses that lead out safely', () => {
    show('see https://videos.example/watch and gauntlet.com/rules');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://videos.example/watch',
      'https://gauntlet.com/rules',
    ]);
    for (const link of links) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://evil.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://files.example.com/x',
    'file:///etc/passwd',
    'mailto:me@example.com',
    'me@example.com',
    '<a href="javascript:alert(1)">press</a>',
    '<img src=x onerror=alert(1)>',
  ])('leaves %s as words', (text) => {
    const container = show(text);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
    for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
  });

  it('marks mentions, the own one apart from others, and changes no letter', () => {
    const container = show('@rival and @demo. mail@demo.example');
    expect(container.textContent).toBe('@rival and @demo. mail@demo.example');
    const [other, own] = container.querySelectorAll('span');
    expect([other?.textContent, own?.textContent]).toEqual(['@rival', '@demo.']);
    expect(other?.className).not.toBe(own?.className);
  });
});
