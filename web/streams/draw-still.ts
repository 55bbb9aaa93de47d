/** Pixels; a card is no wider, and a phone's memory holds many of them. */
const WIDTH_MAX = 480;

/** A film's first frame, as soon as it is decoded. @throws Event where the browser cannot show it */
const firstFrame = (film: HTMLVideoElement, source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    film.addEventListener('loadeddata', () => resolve(), { once: true });
    film.addEventListener('error', reject, { once: true });
    film.muted = true;
    film.playsInline = true;
    film.preload = 'auto';
    film.src = source;
    // Some browsers decode nothing before it plays.
    void film.play().catch(() => undefined);
  });

/**
 * Draws a film of one frame on a canvas and lets go of the decoder, of which browsers have few. False where the film is
 * not there.
 * @throws where the network or the browser fails
 */
export async function drawStill(address: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) return false;
  const source = URL.createObjectURL(await answer.blob());
  const film = document.createElement('video');
  try {
    await firstFrame(film, source);
    if (signal.aborted) return false;
    const share = Math.min(1, WIDTH_MAX / film.videoWidth);
    canvas.width = Math.round(film.videoWidth * share);
    canvas.height = Math.round(film.videoHeight * share);
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
    return true;
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(source);
  }
}
