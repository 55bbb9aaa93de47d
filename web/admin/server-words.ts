import { type Load, levelOf } from '../../domain/admin/servers.ts';
import type { ErrandState, OperationKind, OperationState, ServerState } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { ServerFieldsFragment } from './operations/__generated__/server-fields.gql.ts';
import type { SystemOperationRowFragment } from './operations/__generated__/system-operation-row.gql.ts';

interface Words {
  readonly word: string;
  readonly tone: Tone;
}

/** Green, yellow, blue, red and grey (AS-08). */
export const SERVER_WORDS: Readonly<Record<ServerState, Words>> = {
  ONLINE: { word: 'Online', tone: 'win' },
  WARNING: { word: 'Warning', tone: 'warn' },
  MAINTENANCE: { word: 'Maintenance', tone: 'info' },
  OFFLINE: { word: 'Offline', tone: 'loss' },
  UNKNOWN: { word: 'Unknown', tone: 'neutral' },
};

/** Red, yellow or green by the load (AS-09); grey where nothing was measured. */
export function loadTone(load: Load, percent: number | null): Tone {
  if (percent === null) return 'neutral';
  return ({ critical: 'loss', high: 'warn', fine: 'win' } as const)[levelOf(load, percent)];
}

export const percentWords = (percent: number | null): string => (percent === null ? 'Not measured' : `${percent}%`);

/** Uptime with its one decimal. */
export const uptimeWords = (percent: number | null): string =>
  percent === null ? 'Not yet' : `${percent.toFixed(percent === 100 ? 0 : 1)}%`;

export const networkWords = ({ incoming, outgoing }: ServerFieldsFragment['network']): string =>
  incoming === null || outgoing === null ? 'Not measured' : `In ${incoming} MB/s · out ${outgoing} MB/s`;

/** What else a server says where it is worth a look; empty where it is not. */
export function strainWords({ loopDelayMs, jobsDue, eventsBehind }: ServerFieldsFragment): string {
  const strains = [
    loopDelayMs >= 50 && `answers ${loopDelayMs} ms late`,
    jobsDue > 0 && `${jobsDue} ${jobsDue === 1 ? 'job waits' : 'jobs wait'}`,
    eventsBehind > 0 && `${eventsBehind} ${eventsBehind === 1 ? 'event' : 'events'} behind`,
  ].filter((strain) => strain !== false);
  return strains.join(' · ');
}

export const OPERATION_TITLES: Readonly<Record<OperationKind, string>> = {
  REFRESH: 'Refresh',
  BACKUP: 'Backup Database',
  CLEAR_CACHE: 'Clear Cache',
  RESTART: 'Restart Services',
  RELOAD: 'Update Configuration',
  SHUTDOWN: 'Emergency Shutdown',
};

export const OPERATION_WORDS: Readonly<Record<OperationState, Words>> = {
  ASKED: { word: 'Waits for a second administrator', tone: 'warn' },
  RUNNING: { word: 'Under way', tone: 'info' },
  DONE: { word: 'Done', tone: 'win' },
  FAILED: { word: 'Failed', tone: 'loss' },
  REFUSED: { word: 'Called off', tone: 'neutral' },
};

const ERRAND_WORDS: Readonly<Record<ErrandState, string>> = {
  WAITING: 'waits for its turn',
  RUNNING: 'under way',
  DONE: 'done',
  FAILED: 'failed',
  SILENT: 'did not answer',
  LEFT: 'left as it is',
};

/** How far each server is, in a line of its own. */
export const errandWords = ({ errands }: Pick<SystemOperationRowFragment, 'errands'>): string[] =>
  errands.map(({ serverId, state, outcome }) => `${serverId}: ${outcome === '' ? ERRAND_WORDS[state] : outcome}`);

/** Whether something about it may still change. */
export const isUnderWay = ({ state }: Pick<SystemOperationRowFragment, 'state'>): boolean =>
  state === 'RUNNING' || state === 'ASKED';
