import type { Role } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE, SECOND } from '../shared/time.ts';

export const OPERATION_KINDS = ['refresh', 'backup', 'clear-cache', 'restart', 'reload', 'shutdown'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** `asked` waits for a second administrator. */
export const OPERATION_STATES = ['asked', 'running', 'done', 'failed', 'refused'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** What one server has to do of an operation. `silent`: it has not answered in time. `left` out: one before it failed. */
export const ERRAND_STATES = ['waiting', 'running', 'done', 'failed', 'silent', 'left'] as const;
export type ErrandState = (typeof ERRAND_STATES)[number];

/** What is typed before everything is shut down. */
export const SHUTDOWN_WORDS = 'SHUT DOWN';

/** How long the second administrator may take. */
export const CONFIRM_WITHIN = 5 * MINUTE;

/** How long one server may take for its part. */
export const ERRAND_LIMITS: Readonly<Record<OperationKind, number>> = {
  refresh: 10 * SECOND,
  'clear-cache': 10 * SECOND,
  reload: 10 * SECOND,
  // To end what is under way, and to come back.
  restart: 2 * MINUTE,
  backup: 60 * MINUTE,
  shutdown: 30 * SECOND,
};

/** Servers go one after another, and nobody goes once one has not come back. */
export const isOneByOne = (kind: OperationKind): boolean => kind === 'restart';

/** One operation of a kind at a time; anybody may look at any time. */
export const slotOf = (kind: OperationKind): string | null => (kind === 'refresh' ? null : kind);

export interface Target {
  readonly isSample: boolean;
  /** Whether somebody starts it again when it asks for that. */
  readonly isSupervised: boolean;
  /** Whether it writes down how it is. */
  readonly isHeard: boolean;
}

/** Whether a server that somebody named can do its part. */
export function askServer(kind: OperationKind, target: Target): Ruling<null> {
  if (target.isSample) return refuse('SAMPLE_SERVER');
  if (!target.isHeard) return refuse('SERVER_SILENT');
  return kind === 'restart' && !target.isSupervised ? refuse('NO_SUPERVISOR') : allow(null);
}

/** Those of all servers that do their part; at least one, and for a restart every one of them can. */
export function askServers<T extends Target>(kind: OperationKind, servers: readonly T[]): Ruling<readonly T[]> {
  const heard = servers.filter(({ isSample, isHeard }) => !isSample && isHeard);
  if (heard.length === 0) return refuse('SERVER_SILENT');
  return kind === 'restart' && heard.some(({ isSupervised }) => !isSupervised) ? refuse('NO_SUPERVISOR') : allow(heard);
}

/** Another administrator confirms a shutdown in time; whoever asked for it may still call it off. */
export function decideShutdown(
  staff: { readonly id: string; readonly role: Role },
  operation: { readonly state: OperationState; readonly askedBy: string; readonly endsAt: number },
  confirms: boolean,
  now: number,
): Ruling<'running' | 'refused'> {
  if (staff.role !== 'administrator') return refuse('FORBIDDEN');
  if (operation.state !== 'asked' || now >= operation.endsAt) return refuse('OPERATION_OVER');
  if (!confirms) return allow('refused');
  return staff.id === operation.askedBy ? refuse('SECOND_ADMINISTRATOR') : allow('running');
}

const isOpen = (state: ErrandState): boolean => state === 'waiting' || state === 'running';

/** What becomes of an operation once some of its errands are done; null while it goes on. */
export function outcomeOf(errands: readonly ErrandState[]): 'done' | 'failed' | null {
  if (errands.some(isOpen)) return null;
  return errands.every((state) => state === 'done') ? 'done' : 'failed';
}
