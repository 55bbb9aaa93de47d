import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../domain/shared/languages.ts';
import type { Catalog } from './compile-messages.ts';
import { ROOT } from './source-files.ts';

const fileOf = (folder: string, language: Language): string => join(ROOT, folder, `${language}.json`);

export const hasCatalog = (folder: string, language: Language): boolean => existsSync(fileOf(folder, language));

export const readCatalog = (folder: string, language: Language): Catalog =>
  JSON.parse(readFileSync(fileOf(folder, language), 'utf8')) as Catalog;

const foldersOf = (layers: readonly string[], name: string): string[] =>
  layers.flatMap((layer) =>
    readdirSync(join(ROOT, layer))
      .map((room) => `${layer}/${room}/${name}`)
      .filter((folder) => hasCatalog(folder, LANGUAGES[0]))
      .toSorted(),
  );

/** Catalogs of the app, as `web/wallet/messages`: a build speaks one language. */
export const messageFolders = (): string[] => foldersOf(['web'], 'messages');

/** Catalogs of what is written to people, as `domain/friends/texts`: whoever runs speaks all languages. */
export const textFolders = (): string[] => foldersOf(['domain', 'gateway'], 'texts');
