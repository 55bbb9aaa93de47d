import { type Load, levelOf } from '../../domain/admin/servers.ts';
import type { ErrandState, OperationKind, OperationState, ServerState } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { ServerFieldsFragment, SystemOperationRowFragment } from './operations/__generated__/system.gql.ts';
import { outcomeWords } from './outcome-words.ts';
import * as t from './__generated__/messages.ts';

interface Words {
  readonly word: string;
  readonly tone: Tone;
}

/** Green, yellow, blue, red and grey (AS-08). */
export const SERVER_WORDS: Readonly<Record<ServerState, Words>> = {
  ONLINE: { word: t.online(), tone: 'win' },
  WARNING: { word: t.warning(), tone: 'warn' },
  MAINTENANCE: { word: t.maintenance(), tone: 'info' },
  OFFLINE: { word: t.offline(), tone: 'loss' },
  UNKNOWN: { word: t.unknown(), tone: 'neutral' },
};

/** Red, yellow or green by the load (AS-09); grey where nothing was measured. */
export function loadTone(load: Load, percent: number | null): Tone {
  if (percent === null) return 'neutral';
  return ({ critical: 'loss', high: 'warn', fine: 'win' } as const)[levelOf(load, percent)];
}

export const percentWords = (percent: number | null): string => (percent === null ? t.notMeasured() : `${percent}%`);

/** Uptime with its one decimal. */
export const uptimeWords = (percent: number | null): string =>
  percent === null ? t.notYet() : `${percent.toFixed(percent === 100 ? 0 : 1)}%`;

export const networkWords = ({ incoming, outgoing }: ServerFieldsFragment['network']): string =>
  incoming === null || outgoing === null ? t.notMeasured() : t.incomingAndOutgoing({ incoming, outgoing });

/** What else a server says where it is worth a look; empty where it is not. */
export function strainWords({ loopDelayMs, jobsDue, eventsBehind }: ServerFieldsFragment): string {
  const strains = [
    loopDelayMs >= 50 && t.answersLate({ ms: loopDelayMs }),
    jobsDue > 0 && t.jobsWait({ jobs: jobsDue }),
    eventsBehind > 0 && t.eventsBehind({ events: eventsBehind }),
  ].filter((strain) => strain !== false);
  return strains.join(' · ');
}

export const OPERATION_TITLES: Readonly<Record<OperationKind, string>> = {
  REFRESH: t.refresh(),
  BACKUP: t.backupDatabase(),
  CLEAR_CACHE: t.clearCache(),
  RESTART: t.restartServices(),
  RELOAD: t.updateConfiguration(),
  SHUTDOWN: t.emergencyShutdown(),
};

export const OPERATION_WORDS: Readonly<Record<OperationState, Words>> = {
  ASKED: { word: t.waitsForASecondAdministrator(), tone: 'warn' },
  RUNNING: { word: t.underWay(), tone: 'info' },
  DONE: { word: t.done(), tone: 'win' },
  FAILED: { word: t.failed({ sense: 'operation' }), tone: 'loss' },
  REFUSED: { word: t.calledOff(), tone: 'neutral' },
};

const ERRAND_WORDS: Readonly<Record<ErrandState, string>> = {
  WAITING: t.waitsForItsTurn(),
  RUNNING: t.underWay2(),
  DONE: t.errandDone(),
  FAILED: t.errandFailed(),
  SILENT: t.didNotAnswer(),
  LEFT: t.leftAsItIs(),
};

/** How far each server is, in a line of its own. */
export const errandWords = ({ errands }: Pick<SystemOperationRowFragment, 'errands'>): string[] =>
  errands.map(
    ({ serverId, state, outcome }) => `${serverId}: ${outcome === '' ? ERRAND_WORDS[state] : outcomeWords(outcome)}`,
  );

/** Whether something about it may still change. */
export const isUnderWay = ({ state }: Pick<SystemOperationRowFragment, 'state'>): boolean =>
  state === 'RUNNING' || state === 'ASKED';
