import {
  CHECK_LETTERS,
  KEYS_MAX,
  KEY_LIVES,
  KEY_PATTERN,
  KEY_STAKE_MAX,
  OVERLAP,
} from '../../../domain/platform/api-key.ts';
import { EVENTS_KEPT } from '../../../domain/platform/account-log.ts';
import {
  GIVEN_UP_AFTER,
  PAUSES,
  SECRET_OVERLAP,
  SWITCHED_OFF_AFTER,
  WEBHOOKS_MAX,
} from '../../../domain/platform/webhook.ts';
import { PAGE_MAX } from '../../../domain/shared/page-max.ts';
import { dollars } from '../../../domain/shared/figures.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { PATIENCE_MS } from '../../kernel/http/outgoing.ts';
import { KEY_FORM } from '../../kernel/once.ts';
import { counted, duration, inTurn } from './say-figures.ts';

/** What the pages say of figures and forms, by the name between `[[` and `]]`: none of it is typed by hand. */
export const figuresOf = (publicUrl: string): Readonly<Record<string, string>> => ({
  url: publicUrl,
  'ws url': publicUrl.replace(/^http/, 'ws'),
  keys: String(KEYS_MAX),
  'key days': counted(Math.max(...KEY_LIVES), 'day'),
  'key stake': dollars(KEY_STAKE_MAX),
  'key overlap': duration(OVERLAP),
  'key pattern': KEY_PATTERN.source,
  'check letters': String(CHECK_LETTERS),
  'page max': String(PAGE_MAX),
  'idempotency form': KEY_FORM,
  'events kept': counted(EVENTS_KEPT / DAY, 'day'),
  webhooks: String(WEBHOOKS_MAX),
  'secret overlap': duration(SECRET_OVERLAP),
  'webhook timeout': duration(PATIENCE_MS),
  'webhook pauses': inTurn(PAUSES.slice(0, -1).map(duration)),
  'webhook last pause': duration(PAUSES.at(-1) ?? 0),
  'given up after': duration(GIVEN_UP_AFTER),
  'switched off after': duration(SWITCHED_OFF_AFTER),
});
