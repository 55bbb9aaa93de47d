/**
 * The ledger only grows: entries never change, a transfer changes once, when it is given its place in the hash chain.
 * Neither does a statement once it is issued.
 * Installed at every start, because a migration that rebuilds a table drops its triggers.
 */
const SEALED_ONCE = ['id', 'op_key', 'kind', 'subject_id', 'actor_id', 'at'];

const sqliteSame = SEALED_ONCE.map((column) => `NEW.${column} IS OLD.${column}`).join(' AND ');

export const appendOnlySqlite = `
DROP TRIGGER IF EXISTS entries_no_update;
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
DROP TRIGGER IF EXISTS entries_no_delete;
CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
DROP TRIGGER IF EXISTS statements_no_update;
CREATE TRIGGER statements_no_update BEFORE UPDATE ON statements BEGIN SELECT RAISE(ABORT, 'statements are append-only'); END;
DROP TRIGGER IF EXISTS statements_no_delete;
CREATE TRIGGER statements_no_delete BEFORE DELETE ON statements BEGIN SELECT RAISE(ABORT, 'statements are append-only'); END;
DROP TRIGGER IF EXISTS transfers_no_delete;
CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers BEGIN SELECT RAISE(ABORT, 'transfers are append-only'); END;
DROP TRIGGER IF EXISTS transfers_seal_once;
CREATE TRIGGER transfers_seal_once BEFORE UPDATE ON transfers
WHEN NOT (OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.hash IS NOT NULL AND ${sqliteSame})
BEGIN SELECT RAISE(ABORT, 'transfers are append-only'); END;
`;

const postgresSame = SEALED_ONCE.map((column) => `NEW.${column} IS NOT DISTINCT FROM OLD.${column}`).join(' AND ');

export const appendOnlyPostgres = `
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
CREATE OR REPLACE FUNCTION seal_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.hash IS NOT NULL AND ${postgresSame} THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'transfers is append-only';
END $$;
CREATE OR REPLACE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER entries_no_truncate BEFORE TRUNCATE ON entries EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER statements_append_only BEFORE UPDATE OR DELETE ON statements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER statements_no_truncate BEFORE TRUNCATE ON statements EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER transfers_no_delete BEFORE DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER transfers_seal_once BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION seal_once();
CREATE OR REPLACE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON transfers EXECUTE FUNCTION refuse_change();
`;
