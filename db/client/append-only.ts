/**
 * The ledger only grows: entries never change, a transfer changes once, when it is given its place in the hash chain.
 * Neither does a statement once it is issued.
 * Looked at in every start, because a migration that rebuilds a table drops its triggers. Each text is as the engine
 * itself tells it, so that what stands already can be compared and is left alone.
 */
const LINKED_ONCE = ['id', 'op_key', 'kind', 'subject_id', 'actor_id', 'at'];

const refused = (table: string) => `BEGIN SELECT RAISE(ABORT, '${table} are append-only'); END`;
const sqliteSame = LINKED_ONCE.map((column) => `NEW.${column} IS OLD.${column}`).join(' AND ');

/** By name. */
export const SQLITE_TRIGGERS: Readonly<Record<string, string>> = {
  entries_no_update: `CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries ${refused('entries')}`,
  entries_no_delete: `CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries ${refused('entries')}`,
  statements_no_update: `CREATE TRIGGER statements_no_update BEFORE UPDATE ON statements ${refused('statements')}`,
  statements_no_delete: `CREATE TRIGGER statements_no_delete BEFORE DELETE ON statements ${refused('statements')}`,
  transfers_no_delete: `CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers ${refused('transfers')}`,
  transfers_link_once: `CREATE TRIGGER transfers_link_once BEFORE UPDATE ON transfers
WHEN NOT (OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.hash IS NOT NULL AND ${sqliteSame})
${refused('transfers')}`,
};

const postgresSame = LINKED_ONCE.map((column) => `NEW.${column} IS NOT DISTINCT FROM OLD.${column}`).join(' AND ');

/** The bodies of the functions that the triggers call, by name. */
export const POSTGRES_FUNCTIONS: Readonly<Record<string, string>> = {
  refuse_change: `
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END `,
  link_once: `
BEGIN
  IF OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.hash IS NOT NULL AND ${postgresSame} THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'transfers is append-only';
END `,
};

export const POSTGRES_TRIGGERS: readonly string[] = [
  'CREATE TRIGGER entries_append_only BEFORE DELETE OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER statements_append_only BEFORE DELETE OR UPDATE ON statements FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER statements_no_truncate BEFORE TRUNCATE ON statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER transfers_link_once BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION link_once()',
  'CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
];
