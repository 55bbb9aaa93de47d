import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { CertificateFolder, selfSigned } from '../../../tests/support/self-signed.ts';
import { readCertificate } from './certificate.ts';
import { lookAtConfig, readConfig } from '../config/config.ts';

const named = ({ certFile, keyFile }: CertificateFolder) => ({
  NODE_ENV: 'test',
  RTMPS_CERT_FILE: certFile,
  RTMPS_KEY_FILE: keyFile,
});

test('RTMPS is on with a certificate and its key, at the port that is named', () => {
  const folder = new CertificateFolder();
  const { certFile, keyFile } = folder;
  expect(readConfig({ NODE_ENV: 'test' }).rtmps).toBeNull();
  expect(readConfig(named(folder)).rtmps).toEqual({ port: 1936, certFile, keyFile });
  expect(readConfig({ ...named(folder), RTMPS_PORT: '443' }).rtmps?.port).toBe(443);
  expect(new X509Certificate(readCertificate(folder).cert).checkHost('localhost')).toBe('localhost');
});

test.each([
  ['the key is missing', { RTMPS_KEY_FILE: '' }, 'RTMPS_KEY_FILE: must be set beside RTMPS_CERT_FILE'],
  ['the certificate is missing', { RTMPS_CERT_FILE: '' }, 'RTMPS_CERT_FILE: must be set beside RTMPS_KEY_FILE'],
  ['there is no such file', { RTMPS_CERT_FILE: '/nowhere/cert.pem' }, 'RTMPS_CERT_FILE: cannot be read'],
  ['there is no such key', { RTMPS_KEY_FILE: '/nowhere/key.pem' }, 'RTMPS_KEY_FILE: cannot be read'],
  ['the port is none', { RTMPS_PORT: '70000' }, 'RTMPS_PORT: '],
])('the start names the variable when %s', (_, given, why) => {
  const { wrong } = lookAtConfig({ ...named(new CertificateFolder()), ...given });
  expect(wrong).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['the certificate is none', { cert: 'hello' }, 'RTMPS_CERT_FILE: must hold a certificate in PEM'],
  ['the key is none', { key: 'hello' }, 'RTMPS_KEY_FILE: must hold a private key in PEM, without a password'],
  ['the key is another’s', { key: selfSigned().key }, 'RTMPS_KEY_FILE: must hold the key of the certificate'],
])('the start names the file when %s', (_, written, why) => {
  const folder = new CertificateFolder();
  folder.write(written);
  expect(lookAtConfig(named(folder)).wrong).toEqual([why]);
});
