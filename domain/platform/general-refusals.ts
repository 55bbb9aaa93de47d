import type { RefusalCode } from '../shared/refusals.ts';
import { KEY_FAULTS } from './api-key.ts';

/**
 * What any operation may be refused with. The guide for developers names these once for all; every other code stands in
 * the description of its operation.
 */
export const GENERAL_REFUSALS = [
  'UNAUTHENTICATED',
  ...KEY_FAULTS,
  'FORBIDDEN',
  'BAD_INPUT',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'OVERLOADED',
  'UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'UNDER_MAINTENANCE',
  'INSPECTION_READS_ONLY',
  'INSPECTION_HIDES',
] as const satisfies readonly RefusalCode[];

/** What the description of an operation names as its refusals: all behind that word, or in all of it where it is missing. */
export function refusalsNamedIn(description: string): readonly string[] {
  const at = description.indexOf('Refusals:');
  return [...new Set(description.slice(Math.max(0, at)).match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g))];
}
