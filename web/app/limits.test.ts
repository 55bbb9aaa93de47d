import { expect, test } from 'vitest';
import { DISPLAY_NAME_MAX } from '../../domain/accounts/display-name.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { MODERATION_BOUNDS } from '../../domain/chat/moderation.ts';
import { unreadBadge } from '../../domain/chat/unread.ts';
import { PASSWORD_MIN, STRENGTH_MAX } from '../../domain/security/password.ts';
import { CODE_LENGTH } from '../../domain/security/second-factor.ts';
import { PRICE_FILTER } from '../../domain/store/products.ts';
import { PROMO_CODES } from '../../domain/store/promo-codes.ts';
import { STREAMS_FIRST, STREAMS_MORE, STREAM_TITLE_MAX, THUMBNAIL_BYTES_MAX } from '../../domain/streams/stream.ts';
import { SERVER_WORDS, loadTone } from '../admin/server-words.ts';
import { HIDE_DELAY_MS } from '../ui/list/scroll-area.tsx';
import { SWIPE_PX } from '../ui/overlay/toast-place.tsx';
import { REMOVED_AFTER_MS, SHOWN_FOR_MS } from '../ui/overlay/toast-store.ts';
import { BREAKPOINTS } from '../ui/tokens.ts';
import { OPEN_DELAY_MS, SKIP_DELAY_MS } from '../ui/overlay/tooltip.tsx';

const LIMITS: readonly (readonly [area: string, actual: unknown, specified: unknown])[] = [
  ['toasts (FR)', [SHOWN_FOR_MS, REMOVED_AFTER_MS, SWIPE_PX], [5_000, 1_000_000, 50]],
  ['tooltips and scroll areas (FR)', [OPEN_DELAY_MS, SKIP_DELAY_MS, HIDE_DELAY_MS], [700, 300, 600]],
  ['the sidebar (FR)', BREAKPOINTS.medium, 768],
  ['codes (RG)', CODE_LENGTH, 6],
  ['names and passwords (RG)', [USERNAME_MIN, USERNAME_MAX, PASSWORD_MIN, STRENGTH_MAX], [3, 20, 8, 5]],
  ['the display name (ON)', DISPLAY_NAME_MAX, 30],
  ['caps of unread badges (GC)', [unreadBadge(99), unreadBadge(100), unreadBadge(10, 9)], ['99', '99+', '9+']],
  ['page sizes (SM)', [STREAMS_FIRST, STREAMS_MORE], [12, 8]],
  ['the price filter (SO)', PRICE_FILTER, { least: 0, most: 5_000, stride: 100 }],
  [
    'promo codes (SO)',
    PROMO_CODES.map(({ code, percent }) => [code, percent]),
    [
      ['INVESTOR20', 20],
      ['WELCOME10', 10],
      ['STREAMER15', 15],
    ],
  ],
  ['title and media (GL)', [STREAM_TITLE_MAX, THUMBNAIL_BYTES_MAX], [100, 5 * 1024 * 1024]],
  [
    'sliders (AC)',
    MODERATION_BOUNDS,
    {
      capsLimit: { max: 100, stride: 10 },
      slowMode: { max: 300, stride: 15 },
      autoModSeverity: { max: 100, stride: 5 },
    },
  ],
  [
    'colours of servers (AS)',
    Object.values(SERVER_WORDS).map(({ tone }) => tone),
    ['win', 'warn', 'info', 'loss', 'neutral'],
  ],
  [
    'colours of loads (AS)',
    (['cpu', 'memory'] as const).map((load) => [74, 75, 89, 90].map((percent) => loadTone(load, percent))),
    [
      ['win', 'warn', 'warn', 'loss'],
      ['win', 'warn', 'warn', 'loss'],
    ],
  ],
  [
    'colours of disks (AS)',
    [69, 70, 84, 85].map((percent) => loadTone('disk', percent)),
    ['win', 'warn', 'warn', 'loss'],
  ],
];

test.each(LIMITS)('the limits of %s stand in their area as specified (BC-24)', (_area, actual, specified) => {
  expect(actual).toEqual(specified);
});
