/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-assignment, typescript/no-unsafe-argument, typescript/no-unsafe-return -- it runs in a page, whose types are not known here */
/** What the bench of live video runs in a page; it looks for the first picture by itself. */
new MutationObserver(() => {
  const video = document.querySelector('video');
  if (!video || video.dataset.isHeard !== undefined) return;
  video.dataset.isHeard = '';
  video.requestVideoFrameCallback((now) => {
    video.dataset.firstAt = String(now);
  });
}).observe(document, { childList: true, subtree: true });

/**
 * Plays a stream; answers how far behind their arrival at the server pictures are shown, in milliseconds. The first ones,
 * while the player comes nearer, are left out.
 */
globalThis.measureBehind = async (library, address, settled, counted) => {
  const script = Object.assign(document.createElement('script'), { src: library });
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  document.head.append(script);
  await loaded;
  const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true });
  document.body.replaceChildren(video);
  const player = new globalThis.Hls({
    lowLatencyMode: true,
    maxLiveSyncPlaybackRate: 1.1,
    startOnSegmentBoundary: true,
  });
  player.attachMedia(video);
  player.loadSource(address);
  const behind = [];
  await new Promise((resolve) => {
    const take = () => {
      const at = player.playingDate?.getTime();
      if (at !== undefined && video.currentTime > 0) behind.push(Date.now() - at);
      if (behind.length < settled + counted) video.requestVideoFrameCallback(take);
      else resolve();
    };
    video.requestVideoFrameCallback(take);
  });
  return behind.slice(settled);
};
