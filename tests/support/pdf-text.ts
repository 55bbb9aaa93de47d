import { inflateSync } from 'node:zlib';

/**
 * The texts of a PDF in the order in which they were drawn, one a line: of its content streams, the strings of fonts
 * with Latin letters. Enough for documents of our own making.
 */
export function pdfText(pdf: Buffer): string {
  const lines: string[] = [];
  const file = pdf.toString('latin1');
  for (const found of file.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const start = found.index + found[0].length;
    const bytes = pdf.subarray(start, file.indexOf('endstream', start));
    const stream = inflateSync(bytes).toString('latin1');
    for (const [, parts = ''] of stream.matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g)) {
      const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('');
      lines.push(Buffer.from(hex, 'hex').toString('latin1'));
    }
  }
  return lines.join('\n');
}

export const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
