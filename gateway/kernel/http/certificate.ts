import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where a certificate lies, and its key. */
export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Both as PEM, the certificate with those that vouch for it. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A file is not there, or is not what it should be. */
export class BadCertificate extends Error {
  readonly file: keyof CertificateFiles;

  constructor(file: keyof CertificateFiles, why: string) {
    super(why);
    this.file = file;
  }
}

/** @throws BadCertificate */
export function readCertificate(files: CertificateFiles): Certificate {
  const of = <T>(file: keyof CertificateFiles, why: string, read: () => T): T => {
    try {
      return read();
    } catch {
      throw new BadCertificate(file, why);
    }
  };
  const cert = of('certFile', 'cannot be read', () => readFileSync(files.certFile, 'utf8'));
  const key = of('keyFile', 'cannot be read', () => readFileSync(files.keyFile, 'utf8'));
  const shown = of('certFile', 'must hold a certificate in PEM', () => new X509Certificate(cert));
  const own = of('keyFile', 'must hold a private key in PEM, without a password', () => createPrivateKey(key));
  if (!shown.checkPrivateKey(own)) throw new BadCertificate('keyFile', 'must hold the key of the certificate');
  return { cert, key };
}
