import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../../scripts/source-files.ts';
import { read } from './source.ts';

interface Link {
  /** From the root; the page itself where the link names a heading alone. */
  readonly file: string;
  /** Empty where the link leads to the whole file. */
  readonly anchor: string;
}

/** What is shown as code is no link and no heading. */
const prose = (file: string): string => read(file).replaceAll(/^```[^]*?^```$/gm, '');

/** Where a page of Markdown leads within the project. */
export const linksOf = (page: string): Link[] =>
  [
    ...prose(page)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g),
  ]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { file: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
    });

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );

/** The links of a page to files or headings that do not exist. */
export const deadLinksOf = (page: string): string[] =>
  linksOf(page)
    .filter(
      ({ file, anchor }) =>
        !existsSync(join(ROOT, file)) || (anchor !== '' && file.endsWith('.md') && !anchorsOf(file).has(anchor)),
    )
    .map(({ file, anchor }) => `${page}: ${file}${anchor && `#${anchor}`}`);
