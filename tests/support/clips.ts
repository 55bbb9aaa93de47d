const box = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** A chain of boxes as an MP4 file has it; `size` is that of its pictures. */
export const mp4 = (size = 200, brand = 'isom'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.concat([Buffer.from(brand, 'latin1'), Buffer.alloc(4), Buffer.from('isom', 'latin1')])),
    box('moov', Buffer.alloc(64)),
    box('mdat', Buffer.from(Uint8Array.from({ length: size }, (_, n) => n % 251))),
  ]);

/** The same with boxes of one's own. */
export const boxes = (...parts: readonly (readonly [kind: string, size: number])[]): Buffer =>
  Buffer.concat(
    parts.map(([kind, size]) => box(kind, kind === 'ftyp' ? Buffer.from('isom\0\0\0\0isom') : Buffer.alloc(size))),
  );

const element = (id: readonly number[], body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id), Buffer.from([0x80 | body.length]), body]);

/** The head of a WebM file and a segment of unknown length, as a browser records it. */
export const webm = (size = 200, docType = 'webm'): Buffer =>
  Buffer.concat([
    element(
      [0x1a, 0x45, 0xdf, 0xa3],
      Buffer.concat([
        element([0x42, 0x86], Buffer.from([1])),
        element([0x42, 0x82], Buffer.from(docType)),
        element([0x42, 0x87], Buffer.from([4])),
      ]),
    ),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.alloc(size, 7),
  ]);
