/** Fails when something that is generated and committed no longer follows from its sources. */
import { execSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArchitecture, withDrawing } from './draw-rooms.ts';
import { ENGINES, generateMigration } from './drizzle-kit.ts';
import { ROOT } from './source-files.ts';

const complaints: string[] = [];

/** Works on a tree with uncommitted changes too: what counts is whether generating again changes the schema. */
function checkGenerated(): void {
  const readOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const before = new Map(['schema.graphql'].map((file) => [file, readOf(file)]));
  execSync('npm run generate', { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const [file, text] of before)
    if (readOf(file) !== text) complaints.push(`${file} was stale and has been generated anew, commit it`);
}

/** Lets drizzle-kit compare the tables with a copy of the migrations; a new file in the copy is a forgotten migration. */
function checkMigrations(): void {
  // drizzle-kit takes no absolute path for its output
  const scratch = '.cache/drift';
  rmSync(join(ROOT, scratch), { recursive: true, force: true });
  for (const engine of ENGINES) {
    const copy = `${scratch}/${engine}`;
    cpSync(join(ROOT, 'db/migrations', engine), join(ROOT, copy), { recursive: true });
    const config = join(ROOT, copy, 'drizzle.config.ts');
    writeFileSync(
      config,
      `import config from '../../../drizzle.config.ts';\nexport default { ...config, out: './${copy}' };\n`,
    );
    generateMigration(engine, ['--config', config, '--name', 'forgotten'], true);
    const forgotten = readdirSync(join(ROOT, copy)).filter((file) => file.includes('forgotten'));
    for (const file of forgotten) {
      const sql = readFileSync(join(ROOT, copy, file), 'utf8');
      complaints.push(`the ${engine} migrations lag behind the tables (npm run db:generate):\n${sql}`);
    }
  }
  rmSync(join(ROOT, scratch), { recursive: true, force: true });
}

/** The page is written by hand around the drawing, so that only the drawing is compared. */
function checkDrawing(): void {
  const page = readArchitecture();
  if (withDrawing(page) !== page)
    complaints.push('the drawing of the rooms was stale and has been drawn anew, commit it');
}

checkDrawing();
checkGenerated();
checkMigrations();
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
