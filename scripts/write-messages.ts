/** Writes the texts of each room as the functions that say them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../domain/shared/languages.ts';
import { compileMessages, compileTexts } from './compile-messages.ts';
import { messageFolders, readCatalog, textFolders } from './message-rooms.ts';
import { ROOT } from './source-files.ts';

function write(folder: string, name: string, source: string): void {
  const generated = join(ROOT, dirname(folder), '__generated__');
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, name), source);
}

for (const folder of messageFolders())
  write(folder, 'messages.ts', compileMessages(readCatalog(folder, 'en'), '../../format/message-parts.ts', true));

for (const folder of textFolders()) {
  const catalogs = LANGUAGES.map((language) => [language, readCatalog(folder, language)] as const);
  write(folder, 'texts.ts', compileTexts(catalogs, '../../../domain/shared'));
}
