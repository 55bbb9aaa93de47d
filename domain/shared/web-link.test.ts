import { describe, expect, it } from 'vitest';
import { webLinkOf, withScheme } from './web-link.ts';

describe('webLinkOf', () => {
  it.each([
    ['twitch.tv/videos/1', 'https://twitch.tv/videos/1'],
    ['www.youtube.com/watch?v=a#t=3', 'https://www.youtube.com/watch?v=a#t=3'],
    ['  medal.tv ', 'https://medal.tv/'],
    ['//clips.example/7', 'https://clips.example/7'],
    ['clips.example:8443/7', 'https://clips.example:8443/7'],
    ['Clips.Example/A?next=https://other.example', 'https://clips.example/A?next=https://other.example'],
    ['münchen.example/1', 'https://xn--mnchen-3ya.example/1'],
    ['видео.рф/1', 'https://xn--b1aedk6a.xn--p1ai/1'],
  ])('puts https:// before %j, which lacks it', (typed, link) => {
    expect(webLinkOf(typed)).toBe(link);
  });

  it.each(['http://clips.example/1', 'HTTPS://clips.example/1'])('leaves the scheme of %s', (typed) => {
    expect(webLinkOf(typed)).toBe(new URL(typed).href);
  });

  it.each([
    '',
    'my-video',
    'my video',
    '/1',
    'match.mp4',
    '13.9',
    '10.0.0.1/x',
    'localhost:3000/x',
    'javascript:alert(1)',
    'javascript:1',
    'data:text/html,x',
    'mailto:demo@clips.example',
    'name@clips.example/1',
    'https://:secret@clips.example/',
    'ftp://clips.example/1',
  ])('is none: %j', (typed) => {
    expect(webLinkOf(typed)).toBeNull();
  });

  it('counts the scheme that was put before it', () => {
    const typed = `clips.example/${'a'.repeat(500 - 'https://clips.example/'.length)}`;
    expect([webLinkOf(typed), webLinkOf(`${typed}a`)]).toEqual([`https://${typed}`, null]);
  });
});

it('completes an address once', () => {
  for (const typed of ['clips.example/1', 'my-video', 'wss://clips.example'])
    expect(withScheme(withScheme(typed))).toBe(withScheme(typed));
});
