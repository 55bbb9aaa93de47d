/** The names of the databases that tests of this process have made on the run's PostgreSQL and not removed yet. */
export const copies = new Set<string>();
