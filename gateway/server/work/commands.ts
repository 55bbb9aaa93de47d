import { resolve } from 'node:path';
import { backupDatabase, restoreDatabase } from '../../../db/client/backup.ts';
import { type RefusalCode, Refused } from '../../../domain/shared/refusals.ts';
import { openDatabase, readDatabase } from '../../../db/client/open.ts';
import { seedBasics } from '../../../db/seed/basics.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { makeAdministrator } from '../../admin/index.ts';
import { type Environment, readConfig } from '../../kernel/config/config.ts';
import { seal } from '../../kernel/sealed.ts';
import { verifyLedger } from '../../wallet/index.ts';
import { examine } from './doctor.ts';
import { realDeps } from '../real-deps.ts';
import { verifyBooks } from './verify-books.ts';

/** What the program does beside serving: writes what came of it, and answers the exit code. */
export interface Command {
  /** One word or several. */
  readonly name: string;
  /** The one word that stands behind the name. */
  readonly takes?: string;
  readonly what: string;
  readonly run: (env: Environment, given: string) => Promise<number>;
}

/** The path that was named. npm runs its scripts elsewhere than where it was called. */
const pathOf = (env: Environment, given: string): string => resolve(env['INIT_CWD'] ?? '.', given);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Exit code of books that were looked at. */
function tellFindings(findings: readonly string[], whole: string): number {
  findings.forEach(complain);
  if (findings.length > 0) return 1;
  say(whole);
  return 0;
}

const NOT_MADE: Partial<Record<RefusalCode, string>> = {
  NOT_FOUND: 'Nobody is registered under this name. Register the account in the app first.',
  BAD_INPUT: 'This account is an administrator already.',
  STAFF_NEED_TWO_FACTOR:
    'Staff need two-factor authentication: turn it on for this account first, under Settings, Security.',
};

export const COMMANDS: readonly Command[] = [
  {
    name: 'migrate',
    what: 'brings the database of DATABASE_URL to this version; a start does so too',
    async run(env) {
      const db = await openDatabase(readConfig(env).databaseUrl);
      await seedBasics(db);
      await db.close();
      say('The database is of this version.');
      return 0;
    },
  },
  {
    name: 'seed',
    what: 'puts the demo data set into an empty database',
    async run(env) {
      const config = readConfig(env);
      const db = await openDatabase(config.databaseUrl);
      await seedBasics(db);
      const deps = realDeps(config, db);
      const hasDemo = await seedDemo(db, deps, (text) => seal(deps, text));
      await db.close();
      if (hasDemo) say('The demo data set is there.');
      else complain('This database holds accounts of its own; the demo data set is for an empty one.');
      return hasDemo ? 0 : 1;
    },
  },
  {
    name: 'admin grant',
    takes: 'USER',
    what: 'makes a registered account an administrator; it needs two-factor authentication first',
    async run(env, given) {
      const config = readConfig(env);
      const db = await openDatabase(config.databaseUrl);
      try {
        const name = await makeAdministrator(realDeps(config, db), given);
        say(`${name} is an administrator from the next sign-in on.`);
        return 0;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code } = error.refusal;
        complain(NOT_MADE[code] ?? `This account may not sign in: ${code}`);
        return 1;
      } finally {
        await db.close();
      }
    },
  },
  {
    name: 'verify',
    what: 'checks ledger and audit log as they are at one moment, also beside gateways',
    async run(env) {
      const findings = await readDatabase(readConfig(env).databaseUrl, verifyBooks);
      return tellFindings(findings, 'The books are in order.');
    },
  },
  {
    name: 'backup',
    takes: 'FILE',
    what: 'copies the database beside gateways that use it, and checks the books in the copy',
    async run(env, given) {
      const file = pathOf(env, given);
      const findings = await backupDatabase(readConfig(env).databaseUrl, file, verifyBooks);
      return tellFindings(findings, `${file} holds the database; the books in it are in order.`);
    },
  },
  {
    name: 'restore',
    takes: 'FILE',
    what: 'puts a backup into the empty place that DATABASE_URL names, and checks its books',
    async run(env, given) {
      const file = pathOf(env, given);
      // Of a backup whose audit log is broken the money still has to come back; `verify` names the place.
      await restoreDatabase(readConfig(env).databaseUrl, file, verifyLedger);
      say(`${file} is restored; the books are in order. Start the gateway with the same DATABASE_URL.`);
      return 0;
    },
  },
  {
    name: 'doctor',
    what: 'looks at every variable, and at what they name: database, port, mail server, Redis, folders',
    async run(env) {
      const found = await examine(env);
      for (const { isWell, line } of found) (isWell ? say : complain)(`${isWell ? '✓' : '✗'} ${line}`);
      return found.every(({ isWell }) => isWell) ? 0 : 1;
    },
  },
];

const USAGE = [
  'gauntlet [start]            serves',
  ...COMMANDS.map(({ name, takes = '', what }) => `gauntlet ${`${name} ${takes}`.padEnd(18)} ${what}`),
].join('\n');

/** The command that some words begin with, and the words behind it. */
function commandIn(words: readonly string[]): { readonly command: Command; readonly given: readonly string[] } | null {
  for (const command of COMMANDS) {
    const name = command.name.split(' ');
    if (name.every((part, n) => part === words[n])) return { command, given: words.slice(name.length) };
  }
  return null;
}

/** Does what the words behind the program's name ask for, other than serving. @returns the exit code */
export async function runCommand(env: Environment, words: readonly string[]): Promise<number> {
  if (words[0] === 'help') {
    say(USAGE);
    return 0;
  }
  const named = commandIn(words);
  if (!named) {
    complain(USAGE);
    return 2;
  }
  const { name, takes, run } = named.command;
  const [given, ...more] = named.given;
  if (takes === undefined ? given !== undefined : given === undefined || more.length > 0) {
    complain(
      takes === undefined ? `Nothing stands behind ${name}` : `Which ${takes.toLowerCase()}? gauntlet ${name} ${takes}`,
    );
    return 2;
  }
  return run(env, given ?? '');
}
