/**
 * What each kind of job carries, as JSON. The file that does a kind adds it by merging of declarations, so that a kind
 * has one owner, and whoever enqueues it and whoever does it agree by type.
 */
export interface JobPayloads {}

/** `subject.verb`, e.g. `mail.send`. */
export type JobKind = keyof JobPayloads;

/** Kinds that can do without a payload: what comes by itself carries none. */
export type RoutineKind = { [K in JobKind]: object extends JobPayloads[K] ? K : never }[JobKind];
