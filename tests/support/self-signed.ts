import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Certificate, type CertificateFiles, readCertificate } from '../../gateway/kernel/http/certificate.ts';

/** ASN.1 in its one spelling (DER): a tag, how long, and what. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const ECDSA_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
const ALTERNATIVE_NAMES = der(0x06, Buffer.from('551d11', 'hex'));
const day = (text: string): Buffer => der(0x17, Buffer.from(`${text}000000Z`));

const pem = (what: string, bytes: Buffer): string =>
  `-----BEGIN ${what}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${what}-----\n`;

/** A certificate of localhost that nobody vouches for, and its key, new each time. */
export function selfSigned(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { cert: certify(publicKey, privateKey), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

function certify(publicKey: KeyObject, privateKey: KeyObject): string {
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const names = sequence(ALTERNATIVE_NAMES, der(0x04, sequence(der(0x82, Buffer.from('localhost')))));
  const terms = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ECDSA_SHA256,
    name,
    sequence(day('200101'), day('490101')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(names)),
  );
  const signature = sign('sha256', terms, privateKey);
  return pem('CERTIFICATE', sequence(terms, ECDSA_SHA256, der(0x03, Buffer.of(0), signature)));
}

/** The same in two files, which a test may write anew. */
export class CertificateFolder implements CertificateFiles {
  readonly folder = mkdtempSync(join(tmpdir(), 'gauntlet-certificate-'));
  readonly certFile: string;
  readonly keyFile: string;

  constructor(pair = selfSigned()) {
    this.certFile = join(this.folder, 'cert.pem');
    this.keyFile = join(this.folder, 'key.pem');
    this.write(pair);
  }

  read(): Certificate {
    return readCertificate(this);
  }

  write({ cert, key }: Partial<Certificate>): void {
    if (cert !== undefined) writeFileSync(this.certFile, cert);
    if (key !== undefined) writeFileSync(this.keyFile, key);
  }
}
