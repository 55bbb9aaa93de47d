import { z } from 'zod';
import type { Config } from '../../gateway/kernel/config/config.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const variables = z.object({
  /** The control API, as gateways reach it. */
  MEDIAMTX_API_URL: address,
  /** Where viewers reach what it hands out, or a CDN in front of it. */
  MEDIAMTX_HLS_URL: address,
  /** As whom gateways and MediaMTX know each other. */
  MEDIAMTX_SECRET: z
    .string('must be set')
    .regex(/^[\w-]{32,200}$/, 'must be 32 to 200 letters, digits, dashes and underscores'),
});

export interface Settings {
  readonly api: URL;
  /** Where viewers fetch from, without a slash at the end. */
  readonly hls: string;
  readonly secret: string;
  /** What players enter in their streaming software. */
  readonly rtmp: URL;
}

/** @throws Error that begins with the variable that is missing or wrong */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  { publicRtmpUrl, rtmpPort, rtmps, isProduction }: Config,
): Settings {
  const { data, error } = variables.safeParse(env);
  if (!data) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const api = data.MEDIAMTX_API_URL;
  const hls = new URL(data.MEDIAMTX_HLS_URL);
  if (isProduction && hls.protocol !== 'https:')
    throw new Error('MEDIAMTX_HLS_URL: must be an https address in production');
  if (publicRtmpUrl === null) throw new Error('PUBLIC_RTMP_URL: must be set, where MediaMTX takes streaming software');
  if (rtmpPort !== null) throw new Error('RTMP_PORT: must be off, since MediaMTX takes streaming software');
  if (rtmps !== null) throw new Error('RTMPS_CERT_FILE: must not be set, since MediaMTX takes streaming software');
  return {
    api: new URL(api.endsWith('/') ? api : `${api}/`),
    hls: `${hls.origin}${hls.pathname}`.replace(/\/$/, ''),
    secret: data.MEDIAMTX_SECRET,
    rtmp: new URL(publicRtmpUrl),
  };
}
