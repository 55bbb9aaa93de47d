/**
 * Whom the audit log names for what the server did by itself, or its operator on it: an account that is closed from the
 * start, so that nobody signs in as it, writes to it or finds it among players.
 */
export const SYSTEM_ACCOUNT = { id: 'system', username: 'Gauntlet' } as const;
