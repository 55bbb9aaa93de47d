const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface DrawCheck {
  /** Whether the secret is the one whose hash was shown before anybody entered. */
  readonly isSecretWhole: boolean;
  /** Whether the seeds stand as the secret orders them. */
  readonly isOrderWhole: boolean;
}

/**
 * Draws the seeds again in this browser: their order is that of HMAC-SHA256 with the secret as the key, over the
 * tournament's id, a bar and the player's id. @param players their ids, the best seed first
 */
export async function checkDraw(
  tournamentId: string,
  { drawHash, drawKey }: { readonly drawHash: string; readonly drawKey: string },
  players: readonly string[],
): Promise<DrawCheck> {
  const secret = bytesOf(drawKey);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', secret));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const drawn = await Promise.all(
    players.map(async (id) => hexOf(await crypto.subtle.sign('HMAC', key, bytesOf(`${tournamentId}|${id}`)))),
  );
  return {
    isSecretWhole: hash === drawHash,
    isOrderWhole: drawn.every((one, n) => n === 0 || (drawn[n - 1] ?? '') < one),
  };
}
