/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-assignment, typescript/no-unsafe-argument, typescript/no-unsafe-return -- it runs in a page, whose types are not known here */
/** A camera that shows the time, for the page that sends; and who reads it from a player, for the page that watches. */

const [WIDTH, HEIGHT, COLUMNS, ROWS, BITS] = [1280, 720, 8, 4, 24];
/** Above two hours; the eight squares behind it are its check. */
const SPAN = 2 ** BITS;

/** Of an even picture it is none. */
const checkOf = (time) => ((time >>> 16) ^ (time >>> 8) ^ time ^ 0xa5) & 0xff;

/** Draws milliseconds as white and black squares, anew with each picture. */
function drawTime(pen) {
  const time = Date.now() % SPAN;
  const code = [...time.toString(2).padStart(BITS, '0'), ...checkOf(time).toString(2).padStart(8, '0')];
  for (const [n, bit] of code.entries()) {
    pen.fillStyle = bit === '1' ? '#fff' : '#000';
    pen.fillRect(
      (n % COLUMNS) * (WIDTH / COLUMNS),
      Math.floor(n / COLUMNS) * (HEIGHT / ROWS),
      WIDTH / COLUMNS,
      HEIGHT / ROWS,
    );
  }
  requestAnimationFrame(() => drawTime(pen));
}

navigator.mediaDevices.getUserMedia = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  drawTime(canvas.getContext('2d'));
  return Promise.resolve(canvas.captureStream(30));
};

/** The time that a picture shows; null while it is none of ours. */
function readTime(pen, video) {
  pen.drawImage(video, 0, 0, COLUMNS * 16, ROWS * 16);
  const { data, width } = pen.getImageData(0, 0, COLUMNS * 16, ROWS * 16);
  const bits = Array.from({ length: BITS + 8 }, (_, n) => {
    const [x, y] = [(n % COLUMNS) * 16 + 8, Math.floor(n / COLUMNS) * 16 + 8];
    return data[(y * width + x) * 4 + 1] > 127 ? '1' : '0';
  });
  const time = Number.parseInt(bits.slice(0, BITS).join(''), 2);
  return Number.parseInt(bits.slice(BITS).join(''), 2) === checkOf(time) ? time : null;
}

/** How old the pictures of the page's player are when they are shown, in milliseconds, after it has settled. */
globalThis.measureAge = async (settled, counted) => {
  const video = document.querySelector('video');
  const pen = Object.assign(document.createElement('canvas'), { width: COLUMNS * 16, height: ROWS * 16 }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  const ages = [];
  await new Promise((resolve) => {
    const take = () => {
      const time = readTime(pen, video);
      if (time !== null) ages.push((Date.now() - time + SPAN) % SPAN);
      if (ages.length < settled + counted) video.requestVideoFrameCallback(take);
      else resolve();
    };
    video.requestVideoFrameCallback(take);
  });
  return ages.slice(settled);
};
