/**
 * Draws the films that sample channels loop, frame by frame in the browser of the end-to-end tests, whose encoder makes
 * H.264 of them: `node --import tsx scripts/draw-film.mjs`. What it writes is checked in. Every motion comes back to where
 * it began, so that a film has no seam.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { MESSAGE } from '../domain/video/chunks.ts';
import { writeFlv, writeTag } from '../domain/video/flv.ts';
import { findBrowser } from './browser.mjs';

const FILM = { width: 640, height: 360, framesPerSecond: 24, seconds: 12, keySeconds: 2, bitrate: 220_000 };

/** AAC-LC, 44.1 kHz, mono, and a frame of its silence: the films have a sound track so that they are as streams are. */
const SOUND_CONFIG = Uint8Array.of(0x12, 0x08);
const SILENCE = Uint8Array.of(0, 200, 0, 128, 35, 128);
const SOUND_RATE = 44_100;
const SOUND_SAMPLES = 1024;

/** Runs in the page: draws and encodes. */
async function drawArena({ width, height, framesPerSecond, seconds, keySeconds, bitrate }) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const count = framesPerSecond * seconds;
  const wave = (turns, t, shift = 0) => Math.sin(2 * Math.PI * (turns * t + shift));
  const glow = (x, y, radius, colour) => {
    const light = pen.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, colour);
    light.addColorStop(1, 'rgba(0, 0, 0, 0)');
    pen.fillStyle = light;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  };
  const floor = (t) => {
    pen.lineWidth = 1;
    for (let n = 0; n < 14; n++) {
      const depth = (n + ((t * 24) % 1)) / 14;
      const y = height * (0.42 + 0.58 * depth * depth);
      pen.strokeStyle = `rgba(96, 120, 255, ${0.08 + 0.4 * depth})`;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.lineTo(width, y);
      pen.stroke();
    }
    for (let n = -12; n <= 12; n++) {
      pen.strokeStyle = 'rgba(96, 120, 255, 0.22)';
      pen.beginPath();
      pen.moveTo(width / 2 + n * 14, height * 0.42);
      pen.lineTo(width / 2 + n * 110, height);
      pen.stroke();
    }
  };
  const fighter = (t, shift, colour, core) => {
    const x = width * (0.5 + 0.3 * wave(2, t, shift));
    const depth = 0.5 + 0.5 * wave(2, t, shift + 0.25);
    const y = height * (0.55 + 0.24 * depth);
    const size = 16 + 16 * depth;
    glow(x, y, size * 3, colour);
    pen.fillStyle = core;
    pen.beginPath();
    pen.moveTo(x, y - size * 1.4);
    pen.lineTo(x + size * 0.8, y);
    pen.lineTo(x, y + size * 0.7);
    pen.lineTo(x - size * 0.8, y);
    pen.closePath();
    pen.fill();
    return { x, y };
  };
  const draw = (t) => {
    const sky = pen.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#0a0d1f');
    sky.addColorStop(0.42, '#241345');
    sky.addColorStop(1, '#07080f');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, width, height);
    glow(width / 2, height * 0.42, 150 + 14 * wave(3, t), 'rgba(255, 92, 160, 0.5)');
    floor(t);
    const red = fighter(t, 0, 'rgba(255, 84, 112, 0.55)', '#ffd3da');
    const blue = fighter(t, 0.5, 'rgba(64, 196, 255, 0.55)', '#d8f4ff');
    for (let n = 0; n < 6; n++) {
      const way = (t * 12 + n / 6) % 1;
      const [from, to] = n % 2 === 0 ? [red, blue] : [blue, red];
      const arc = -46 * Math.sin(Math.PI * way);
      glow(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way + arc, 11, 'rgba(255, 240, 170, 0.95)');
    }
    const bar = (x, share, colour) => {
      pen.fillStyle = 'rgba(255, 255, 255, 0.16)';
      pen.fillRect(x, 22, 220, 10);
      pen.fillStyle = colour;
      pen.fillRect(x, 22, 220 * share, 10);
    };
    bar(24, 0.55 + 0.4 * wave(1, t, 0.3), '#ff5470');
    bar(width - 244, 0.55 + 0.4 * wave(1, t, 0.8), '#40c4ff');
  };

  const frames = [];
  let record = null;
  let fault = null;
  const encoder = new VideoEncoder({
    output: (chunk, about) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      record ??= about?.decoderConfig?.description ? [...new Uint8Array(about.decoderConfig.description)] : null;
      frames.push({ at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', bytes: [...bytes] });
    },
    error: (error) => (fault = String(error)),
  });
  encoder.configure({
    codec: 'avc1.42E01E',
    width,
    height,
    bitrate,
    framerate: framesPerSecond,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  for (let n = 0; n < count; n++) {
    draw(n / count);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((n * 1e6) / framesPerSecond) });
    encoder.encode(frame, { keyFrame: n % (keySeconds * framesPerSecond) === 0 });
    frame.close();
    if (n % 8 === 7) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await encoder.flush();
  if (fault !== null || record === null) throw new Error(fault ?? 'this browser encodes no H.264');
  return { record, frames };
}

// Encoders are for secure pages alone, which those of this machine are.
const server = createServer((_, response) => response.end('<!doctype html><title>Film</title>')).listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined });
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const { record, frames } = await page.evaluate(drawArena, FILM);
  const picture = (at, tag) => ({ type: MESSAGE.picture, at, body: writeTag(tag) });
  const sound = (at, tag) => ({ type: MESSAGE.sound, at, body: writeTag(tag) });
  const sounds = Math.floor((FILM.seconds * SOUND_RATE) / SOUND_SAMPLES);
  const messages = [
    ...frames.map(({ at, isKey, bytes }) =>
      picture(at, { kind: 'picture', isKey, shownAfterMs: 0, data: Uint8Array.from(bytes) }),
    ),
    ...Array.from({ length: sounds }, (_, n) =>
      sound(Math.round((n * SOUND_SAMPLES * 1000) / SOUND_RATE), { kind: 'sound', data: SILENCE }),
    ),
  ].toSorted((a, b) => a.at - b.at);
  const file = writeFlv([
    picture(0, { kind: 'picture-config', record: Uint8Array.from(record) }),
    sound(0, { kind: 'sound-config', record: SOUND_CONFIG }),
    ...messages,
  ]);
  writeFileSync('gateway/video/films/arena.flv', file);
  console.log(`gateway/video/films/arena.flv: ${frames.length} pictures, ${file.length} bytes`);
} finally {
  await browser.close();
  server.close();
}
