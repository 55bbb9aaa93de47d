import { defineConfig } from 'drizzle-kit';
import { engine } from './db/client/kit.ts';

export default defineConfig({
  dialect: engine === 'postgres' ? 'postgresql' : 'sqlite',
  schema: './db/*/*.table.ts',
  out: `./db/migrations/${engine}`,
  casing: 'snake_case',
});
