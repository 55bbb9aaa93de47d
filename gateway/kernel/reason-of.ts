/** What an error says in words, for those who run the product. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of several addresses that were tried each has its own, and the whole has none.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return first instanceof Error ? first.message : error.message;
}
