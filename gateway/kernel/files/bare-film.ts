/**
 * Films without what they say beside pictures and sound: places, names, devices, dates of tags. What goes is written over
 * where it stands, as an empty part of the same length, so that everything else stays where the film looks for it.
 */

/** Boxes of MP4 that hold others, in which something may be said. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** What players say nothing by: tags of phones and programs, and XMP. */
const SAID = new Set(['udta', 'meta', 'uuid']);

function emptyBoxes(film: Buffer, from: number, to: number): void {
  for (let at = from; at + 8 <= to;) {
    const kind = film.toString('latin1', at + 4, at + 8);
    const short = film.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > to) return;
    const size = short === 0 ? to - at : short === 1 ? Number(film.readBigUInt64BE(at + 8)) : short;
    const end = at + size;
    if (size < head || end > to) return;
    if (SAID.has(kind)) {
      film.write('free', at + 4, 'latin1');
      film.fill(0, at + head, end);
    } else if (HOLDERS.has(kind)) emptyBoxes(film, at + head, end);
    at = end;
  }
}

/** Elements of Matroska, by their ids: tags, and files that go along. */
const WEBM_SAID = new Set([0x12_54_c3_67, 0x19_41_a4_69]);
const WEBM_SEGMENT = 0x18_53_80_67;
const WEBM_VOID = 0xec;

function emptyElements(film: Buffer): void {
  for (let at = 0; at + 5 <= film.length;) {
    const idLength = Math.clz32(film[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(film[sizeAt] ?? 0) - 23;
    const from = sizeAt + sizeLength;
    if (idLength > 4 || sizeLength > 8 || from > film.length) return;
    const id = film.readUIntBE(at, idLength);
    let size = BigInt((film[sizeAt] ?? 0) & (2 ** (8 - sizeLength) - 1));
    for (let n = sizeAt + 1; n < from; n++) size = size * 256n + BigInt(film[n] ?? 0);
    const isOpenEnded = size === 2n ** BigInt(7 * sizeLength) - 1n;
    if (id === WEBM_SEGMENT) at = from;
    // Clusters without a length are what a recorder writes: it has said its tags before them, or not at all.
    else if (isOpenEnded) return;
    else {
      const end = from + Number(size);
      if (end > film.length) return;
      if (WEBM_SAID.has(id) && end - at >= 9) {
        film.fill(0, at, end);
        film[at] = WEBM_VOID;
        film.writeBigUInt64BE(2n ** 56n + BigInt(end - at - 9), at + 1);
      }
      at = end;
    }
  }
}

/** A film of the same length that says nothing beside pictures and sound; itself where it said nothing. */
export function bareFilm(contentType: 'video/mp4' | 'video/webm', bytes: Buffer): Buffer {
  const film = Buffer.from(bytes);
  if (contentType === 'video/mp4') emptyBoxes(film, 0, film.length);
  else emptyElements(film);
  return film.equals(bytes) ? bytes : film;
}
