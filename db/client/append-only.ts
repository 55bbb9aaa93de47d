/**
 * The ledger only grows: entries never change, a transfer changes once, when it is given its place in the hash chain; so
 * do the tiles of its log, and what staff did once it is written down. A statement that is issued never changes, and goes with its account alone.
 * Looked at in every start, because a migration that rebuilds a table drops its triggers. Each text is as the engine
 * itself tells it, so that what stands already can be compared and is left alone.
 */
const LINKED_ONCE = ['id', 'op_key', 'kind', 'subject_id', 'actor_id', 'at'];
const AUDIT_LINKED_ONCE = ['id', 'actor_id', 'action', 'subject', 'subject_id', 'reason', 'data', 'at'];

const refused = (table: string) => `BEGIN SELECT RAISE(ABORT, '${table} are append-only'); END`;
/** A row that is not the one update there is: from no place in the chain to one. */
const sqliteLink = (columns: readonly string[]) =>
  `NOT (OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.hash IS NOT NULL AND ${columns.map((column) => `NEW.${column} IS OLD.${column}`).join(' AND ')})`;

/** By name. */
export const SQLITE_TRIGGERS: Readonly<Record<string, string>> = {
  audit_log_no_update: `CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
WHEN ${sqliteLink(AUDIT_LINKED_ONCE)}
${refused('audit_log')}`,
  audit_log_no_delete: `CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log ${refused('audit_log')}`,
  entries_no_update: `CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries ${refused('entries')}`,
  entries_no_delete: `CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries ${refused('entries')}`,
  ledger_head_no_shorter_log: `CREATE TRIGGER ledger_head_no_shorter_log BEFORE UPDATE ON ledger_head
WHEN NEW.log_size < OLD.log_size OR (NEW.log_size = OLD.log_size AND NEW.log_edge IS NOT OLD.log_edge)
${refused('ledger_head')}`,
  ledger_tiles_only_grow: `CREATE TRIGGER ledger_tiles_only_grow BEFORE UPDATE ON ledger_tiles
WHEN NOT (NEW.level = OLD.level AND NEW.number = OLD.number AND substr(NEW.hashes, 1, length(OLD.hashes)) = OLD.hashes)
${refused('ledger_tiles')}`,
  ledger_tiles_no_delete: `CREATE TRIGGER ledger_tiles_no_delete BEFORE DELETE ON ledger_tiles ${refused('ledger_tiles')}`,
  statements_no_update: `CREATE TRIGGER statements_no_update BEFORE UPDATE ON statements ${refused('statements')}`,
  statements_no_delete: `CREATE TRIGGER statements_no_delete BEFORE DELETE ON statements
WHEN (SELECT status FROM users WHERE id = OLD.user_id) IS NOT 'closed'
${refused('statements')}`,
  transfers_no_delete: `CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers ${refused('transfers')}`,
  transfers_link_once: `CREATE TRIGGER transfers_link_once BEFORE UPDATE ON transfers
WHEN ${sqliteLink(LINKED_ONCE)}
${refused('transfers')}`,
};

const postgresLink = (table: string, columns: readonly string[]) => `
BEGIN
  IF OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.hash IS NOT NULL AND ${columns.map((column) => `NEW.${column} IS NOT DISTINCT FROM OLD.${column}`).join(' AND ')} THEN RETURN NEW; END IF;
  RAISE EXCEPTION '${table} is append-only';
END `;

/** The bodies of the functions that the triggers call, by name. */
export const POSTGRES_FUNCTIONS: Readonly<Record<string, string>> = {
  refuse_change: `
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END `,
  keep_statement: `
BEGIN
  IF TG_OP = 'DELETE' AND (SELECT status FROM users WHERE id = OLD.user_id) = 'closed' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END `,
  keep_log: `
BEGIN
  IF NEW.log_size > OLD.log_size OR (NEW.log_size = OLD.log_size AND NEW.log_edge IS NOT DISTINCT FROM OLD.log_edge) THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END `,
  grow_tile: `
BEGIN
  IF NEW.level = OLD.level AND NEW.number = OLD.number AND substr(NEW.hashes, 1, length(OLD.hashes)) = OLD.hashes THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END `,
  link_once: postgresLink('transfers', LINKED_ONCE),
  link_audit_once: postgresLink('audit_log', AUDIT_LINKED_ONCE),
};

export const POSTGRES_TRIGGERS: readonly string[] = [
  // By the name that it had before there was a chain, so that it takes that one's place.
  'CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION link_audit_once()',
  'CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER entries_append_only BEFORE DELETE OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER ledger_head_no_shorter_log BEFORE UPDATE ON ledger_head FOR EACH ROW EXECUTE FUNCTION keep_log()',
  'CREATE TRIGGER ledger_tiles_only_grow BEFORE UPDATE ON ledger_tiles FOR EACH ROW EXECUTE FUNCTION grow_tile()',
  'CREATE TRIGGER ledger_tiles_no_delete BEFORE DELETE ON ledger_tiles FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER ledger_tiles_no_truncate BEFORE TRUNCATE ON ledger_tiles FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER statements_append_only BEFORE DELETE OR UPDATE ON statements FOR EACH ROW EXECUTE FUNCTION keep_statement()',
  'CREATE TRIGGER statements_no_truncate BEFORE TRUNCATE ON statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER transfers_link_once BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION link_once()',
  'CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
];
