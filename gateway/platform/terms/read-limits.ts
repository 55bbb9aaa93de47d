import { EVENTS_KEPT } from '../../../domain/platform/account-log.ts';
import { KEYS_MAX, KEY_LIVES, KEY_STAKE_MAX } from '../../../domain/platform/api-key.ts';
import {
  ACCOUNT_POINTS,
  ADDRESS_POINTS,
  ALIASES_MAX,
  ANSWER_LENGTH_MAX,
  COST_MAX,
  DIRECTIVES_MAX,
  KEY_POINTS,
  LEVELS_MAX,
  MESSAGE_BYTES_MAX,
  SESSION_POINTS,
  TOKENS_MAX,
} from '../../../domain/platform/api-limits.ts';
import { APPLICATIONS_MAX, CONNECTED_MAX, GRANTS_MAX, REDIRECTS_MAX } from '../../../domain/platform/application.ts';
import { WEBHOOKS_MAX } from '../../../domain/platform/webhook.ts';
import { PAGE_MAX } from '../../../domain/shared/page-max.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { Config } from '../../kernel/config/config.ts';
import { BODY_BYTES_MAX } from '../../kernel/http/body.ts';
import type { ApiLimits } from './api-limits.types.ts';

/** What the schema and the pages for developers say of limits, from where each is declared. */
export const readLimits = ({ socketsPerAddress }: Pick<Config, 'socketsPerAddress'>): ApiLimits => ({
  operationPoints: COST_MAX,
  keyPoints: KEY_POINTS,
  accountPoints: ACCOUNT_POINTS,
  addressPoints: ADDRESS_POINTS,
  sessionPoints: SESSION_POINTS,
  tokens: TOKENS_MAX,
  levels: LEVELS_MAX,
  aliases: ALIASES_MAX,
  directives: DIRECTIVES_MAX,
  requestBytes: BODY_BYTES_MAX,
  messageBytes: MESSAGE_BYTES_MAX,
  answerCharacters: ANSWER_LENGTH_MAX,
  first: PAGE_MAX,
  keys: KEYS_MAX,
  keyDays: Math.max(...KEY_LIVES),
  keyStakeCents: KEY_STAKE_MAX,
  webhooks: WEBHOOKS_MAX,
  applications: APPLICATIONS_MAX,
  redirects: REDIRECTS_MAX,
  connectedApplications: CONNECTED_MAX,
  signIns: GRANTS_MAX,
  sockets: socketsPerAddress,
  eventDays: EVENTS_KEPT / DAY,
});
