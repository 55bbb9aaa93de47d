import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '../domain/shared/languages.ts';
import type { Catalog } from './compile-messages.ts';
import { hasCatalog, messageFolders, readCatalog, textFolders } from './message-rooms.ts';
import { PAGE, PUBLIC } from './own-messages.ts';
import { SAME_WORDS } from './same-words.ts';
import { ROOT, isGenerated, sourceFiles } from './source-files.ts';

export interface Words {
  /** `web/wallet/messages`. */
  readonly folder: string;
  readonly catalogs: Readonly<Partial<Record<Language, Catalog>>>;
  /** Names that something says. */
  readonly said: ReadonlySet<string>;
}

export interface Told {
  readonly language: Language;
  /** How many texts it has. */
  readonly count: number;
  /** In English and not in this language, as `web/wallet/messages: payNow`. */
  readonly missing: readonly string[];
  /** Said by nobody; in a translation, not in English. */
  readonly unused: readonly string[];
  /** As in English, and in no list of what may be, as `web/wallet/messages: payNow 'Pay now'`. */
  readonly same: readonly string[];
  /** Allowed to be as in English, which none is. */
  readonly idle: readonly string[];
}

/** What a text says by itself, without what it is given. */
const ownWords = (text: string): string => text.replaceAll(/\{\w+\}|<\/?\w+>/g, '');

/** What every language has too few, too many, or only copied from English. */
export function checkWords(rooms: readonly Words[], allowed: Partial<Record<Language, readonly string[]>>): Told[] {
  return LANGUAGES.map((language) => {
    const may = new Set(allowed[language]);
    const copied = new Set<string>();
    const [missing, unused, same]: [string[], string[], string[]] = [[], [], []];
    let count = 0;
    for (const { folder, catalogs, said } of rooms) {
      const english = catalogs[LANGUAGES[0]] ?? {};
      const own = catalogs[language] ?? {};
      count += Object.keys(own).length;
      missing.push(...Object.keys(english).flatMap((name) => (name in own ? [] : [`${folder}: ${name}`])));
      if (language === LANGUAGES[0]) {
        unused.push(...Object.keys(own).flatMap((name) => (said.has(name) ? [] : [`${folder}: ${name}`])));
        continue;
      }
      unused.push(...Object.keys(own).flatMap((name) => (name in english ? [] : [`${folder}: ${name}`])));
      for (const [name, text] of Object.entries(own)) {
        if (text !== english[name] || !/\p{L}/u.test(ownWords(text))) continue;
        copied.add(text);
        if (!may.has(text)) same.push(`${folder}: ${name} '${text}'`);
      }
    }
    return { language, count, missing, unused, same, idle: [...may].filter((text) => !copied.has(text)) };
  });
}

/** The catalogs of all rooms, with what their code says. */
export function readWords(): Words[] {
  const sources = sourceFiles()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !isGenerated(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  return [...messageFolders(), ...textFolders()].map((folder) => {
    const room = `${dirname(folder)}/`;
    // Texts may be taken by a room above; messages are said by their own room alone.
    const said = sources
      .filter(([file, source]) => file.startsWith(room) || source.includes(`${room}__generated__/texts.ts`))
      .flatMap(([, source]) => Array.from(source.matchAll(/\bt\s*\??\.\s*(\w+)/g), ([, name = '']) => name));
    const catalogs = Object.fromEntries(
      LANGUAGES.filter((language) => hasCatalog(folder, language)).map((language) => [
        language,
        readCatalog(folder, language),
      ]),
    );
    const without = folder === 'web/app/messages' ? [...PAGE, ...Object.values(PUBLIC).flat()] : [];
    return { folder, catalogs, said: new Set([...said, ...without]) };
  });
}

export const checkAllWords = (): Told[] => checkWords(readWords(), SAME_WORDS);
