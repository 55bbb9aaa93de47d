import { expect, it } from 'vitest';
import { unreadFormatIn, unreadFormatOf } from './pictures.ts';

it.each([
  ['image/heic', 'HEIC'],
  ['image/heif', 'HEIC'],
  ['image/heic-sequence', 'HEIC'],
  ['image/avif', 'AVIF'],
  ['IMG_2041.HEIC', 'HEIC'],
  ['picture.avif', 'AVIF'],
  ['image/jpeg', null],
  ['heic.jpg', null],
  ['', null],
])('names what %j says that it is: %s', (told, format) => expect(unreadFormatOf(told)).toBe(format));

it.each([
  ['\0\0\0\u0018ftypheic', 'HEIC'],
  ['\0\0\0\u0018ftyphevc', 'HEIC'],
  ['\0\0\0\u0018ftypavif', 'AVIF'],
  ['\0\0\0\u0018ftypmif1', 'HEIF'],
  ['\0\0\0\u0018ftypisom', null],
  ['no picture', null],
])('names what %j begins as: %s', (start, format) => expect(unreadFormatIn(start)).toBe(format));
