import { expect, it } from 'vitest';
import { hasLink } from './has-link.ts';

it.each([
  'https://evil.example/lobby',
  'evil.com',
  'http://a.co',
  'evil.com/free',
  'www.evil.com',
  'evil．com',
  'evil。com',
  'ｅｖｉｌ.com',
  'join at discord.gg/abc',
  'steam://connect/192.0.2.1:27015',
  'RiotClient://join',
  'nova@mail.example.com',
])('%s leads somewhere', (text) => {
  expect(hasLink(text)).toBe(true);
});

it.each([
  'Nova#EUW',
  'ABC-123',
  'pass: 12/34',
  'Ж#0001',
  '7 // left',
  'de_mirage',
  '13–5 on Ascent',
  'v1.2.3',
  'gg...wp',
  'e.g. this',
  '2:1',
  '@demo',
  '',
])('%j leads nowhere', (text) => {
  expect(hasLink(text)).toBe(false);
});
