/** Holds the write lock of a SQLite file as another program would: says so with a line, until its input ends. */
import BetterSqlite3 from 'better-sqlite3';

const connection = new BetterSqlite3(process.argv[2]);
connection.exec('BEGIN IMMEDIATE');
process.stdout.write('held\n');
process.stdin.resume().once('end', () => {
  connection.exec('ROLLBACK');
  connection.close();
});
