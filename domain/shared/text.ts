/**
 * Whether a value holds a text that PostgreSQL cannot store: one with a NUL character. Both engines refuse it, so that a
 * database can be moved from one to the other. `value` is what came over the wire, as deep as its schema allows.
 */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
