/** What an error says in words, for those who run the product. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The statement that failed is no reason; what the database said of it stands behind.
  if (error.message.startsWith('Failed query: ') && error.cause instanceof Error) return reasonOf(error.cause);
  // Of several addresses that were tried each has its own, and the whole has none.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return first instanceof Error ? first.message : error.message;
}
