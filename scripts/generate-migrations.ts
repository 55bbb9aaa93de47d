/** `npm run db:generate -- --name add-teams` writes the next migration of both engines. Read the SQL before you keep it. */
import { ENGINES, generateMigration } from './drizzle-kit.ts';

for (const engine of ENGINES) generateMigration(engine, process.argv.slice(2));
