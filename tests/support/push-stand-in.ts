import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outgoing } from '../../gateway/kernel/http/outgoing.ts';

/** A browser that agreed to be woken, with the keys to read what it gets. */
export class PushBrowser {
  readonly endpoint: string;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get input(): { endpoint: string; p256dh: string; auth: string } {
    return {
      endpoint: this.endpoint,
      p256dh: this.#ecdh.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** Opens a message as RFC 8291 has it. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const shared = this.#ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

export interface PushedMessage {
  readonly path: string;
  readonly authorization: string;
  readonly body: Buffer;
}

/** A push service in the place of the browsers' own; answers 201, or what it is told to. */
export class PushStandIn {
  readonly got: PushedMessage[] = [];
  status = 201;
  #port = 0;
  readonly #server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => {
      const { url = '', headers } = incoming;
      this.got.push({ path: url, authorization: headers.authorization ?? '', body: Buffer.concat(chunks) });
      response.writeHead(this.status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Brings calls to any push service here. */
  readonly call: Outgoing = ({ pathname }, { headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.#port, path: pathname, method: 'POST', headers };
      const call = request(options, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, text: '' });
      });
      call.on('error', reject);
      call.end(body);
    });

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
