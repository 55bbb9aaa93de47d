import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/shared/languages.ts';
import { messageFolders, readCatalog, textFolders } from '../../scripts/message-rooms.ts';
import { AGREED, NO_RULE } from './agreed-figures.ts';

/** What is called so, what is filled in, and which case a part is for. */
const NAMES = [
  /<[^>]*>|\{\w+\}|=\d+ \{|\w+_\d+ \{/g,
  /\bproof_cs2\b|CS2|SHA-?256|\b1v1\b|\b(\d?d|y )6\b|\d?d6\b|H\.264|MP4|OAuth 2\.1|Argon2id|base64|CRC-32|DAC7|\b1099\b|2FA|\b1970\b/g,
  /WELCOME10|STREAMER15|INVESTOR20/g,
];
const WORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    ninety: 90,
    hundred: 100,
  },
  es: {
    dos: 2,
    tres: 3,
    triple: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    noventa: 90,
    cien: 100,
  },
};
/** What a figure in letters counts; two players are no figure. */
const COUNTED =
  /(second|minute|hour|day|week|month|year|letter|digit|character|code|new code|mission|tier|other player|rival|short game|times|players look at)s?\b/i;

const written = (text: string, language: string): number[] => {
  const plain = NAMES.reduce((left, name) => left.replaceAll(name, ' '), text);
  const figures = [...plain.matchAll(/\d[\d.,]*\d|\d/g)].map(([figure]) => Number(figure.replaceAll(',', '')));
  const words = WORDS[language] ?? {};
  const inLetters = [...plain.matchAll(/(?<![\p{L}])\p{L}+(?![\p{L}])/gu)].flatMap(({ 0: word, index }) => {
    const value = words[word.toLowerCase()];
    const next = plain.slice(index + word.length).replace(/^(-| of | )/, '');
    return value !== undefined && (language !== 'en' || COUNTED.exec(next)?.index === 0 || /^nine\b/.test(next))
      ? [value]
      : [];
  });
  return [...figures, ...inLetters].toSorted((a, b) => a - b);
};

const FOLDERS = [...messageFolders(), ...textFolders()];
const TEXTS = FOLDERS.flatMap((folder) =>
  Object.entries(readCatalog(folder, 'en')).map(([name, text]) => ({
    folder,
    name,
    place: `${folder.replace(/\/(messages|texts)$/, '')}.${name}`,
    figures: written(text, 'en'),
  })),
);
const EXCUSED = new Set(Object.values(NO_RULE).flat());

it('a time, a sum or a limit that a text writes out is that of the rule (issue 18)', () => {
  const wrong = TEXTS.filter(({ place, figures }) => figures.length > 0 && !EXCUSED.has(place))
    .map(({ place, figures }) => ({ place, figures, agreed: AGREED[place]?.toSorted((a, b) => a - b) }))
    .filter(({ figures, agreed }) => figures.join(' ') !== agreed?.join(' '));
  expect(wrong).toEqual([]);
});

it('what is agreed of figures is said of texts that there are', () => {
  const withFigures = new Set(TEXTS.filter(({ figures }) => figures.length > 0).map(({ place }) => place));
  expect([...Object.keys(AGREED), ...EXCUSED].filter((place) => !withFigures.has(place))).toEqual([]);
});

it.each(LANGUAGES.slice(1))('a text has the figures in %s that it has in English', (language) => {
  const catalogs = new Map(FOLDERS.map((folder) => [folder, readCatalog(folder, language)]));
  const wrong = TEXTS.map(({ folder, name, place, figures }) => ({
    place,
    figures,
    own: written(catalogs.get(folder)?.[name] ?? '', language),
  })).filter(({ figures, own }) => figures.some((figure) => !own.includes(figure)));
  expect(wrong).toEqual([]);
});
