/** Thumbnails are not shown any larger. */
const WIDTH_MAX = 1920;
const QUALITY = 0.9;

/** What an element shows at this moment, as a file; null while it shows nothing. */
export async function pictureOf(video: HTMLVideoElement): Promise<File | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, WIDTH_MAX / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return drawn && new File([drawn], 'stream.jpg', { type: drawn.type });
}
