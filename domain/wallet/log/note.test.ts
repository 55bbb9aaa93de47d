import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { noteKeyOf, verifyEd25519 } from '../../../tests/support/note-keys.ts';
import { fromBase64, toBase64 } from './base64.ts';
import {
  type NoteKey,
  idOfKey,
  isSigned,
  keyText,
  noteText,
  readKey,
  readNote,
  signText,
  signaturesOf,
} from './note.ts';

/** The example of the notes of Go's checksum database. */
const KEY_TEXT = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const SEED = fromBase64('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz')?.slice(1) ?? new Uint8Array();
const TEXT = `If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n`;
const SIGNED = `${TEXT}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;
const peter = readKey(KEY_TEXT) as NoteKey;
const isGenuine = (text: string, key = peter): boolean => {
  const note = readNote(text);
  return note !== null && isSigned(note, key, verifyEd25519);
};

describe('a signed note', () => {
  it('is written and read as Go writes and reads it', () => {
    const { key, sign } = noteKeyOf('PeterNeumann', SEED);
    expect(keyText(key)).toBe(KEY_TEXT);
    expect(bytesToHex(idOfKey(peter))).toBe('c74f20a3');
    expect(noteText({ text: TEXT, signatures: [signText(TEXT, key, sign)] })).toBe(SIGNED);
    expect(isGenuine(SIGNED)).toBe(true);
    expect(readNote(SIGNED)?.text).toBe(TEXT);
  });

  it('may have empty lines in its text, and signatures of keys that nobody here knows', () => {
    const { key, sign } = noteKeyOf('one.example/log', new Uint8Array(32).fill(1));
    const other = noteKeyOf('two.example', new Uint8Array(32).fill(2));
    const text = 'first\n\nsecond\n';
    const signed = noteText({ text, signatures: [signText(text, other.key, other.sign), signText(text, key, sign)] });
    expect(readNote(signed)?.text).toBe(text);
    expect(isGenuine(signed, key)).toBe(true);
    expect(isGenuine(signed, peter)).toBe(false);
  });

  it('is not genuine with one byte of its text or its signature changed', () => {
    for (let at = 0; at < SIGNED.length; at++) {
      const letter = SIGNED[at] === 'A' ? 'B' : 'A';
      expect(isGenuine(`${SIGNED.slice(0, at)}${letter}${SIGNED.slice(at + 1)}`)).toBe(false);
    }
  });

  it('is not genuine by another key of the same name, nor where one of two signatures of its key is wrong', () => {
    const impostor = noteKeyOf('PeterNeumann', new Uint8Array(32).fill(7));
    const signed = noteText({ text: TEXT, signatures: [signText(TEXT, impostor.key, impostor.sign)] });
    expect(isGenuine(signed)).toBe(false);
    const [own] = readNote(SIGNED)?.signatures ?? [];
    if (!own) throw new Error('no signature');
    // The id of a key is short enough to be found again for another key.
    const wrong = { ...own, bytes: impostor.sign(new TextEncoder().encode(TEXT)) };
    expect(isGenuine(noteText({ text: TEXT, signatures: [wrong] }))).toBe(false);
    expect(isGenuine(noteText({ text: TEXT, signatures: [own, wrong] }))).toBe(false);
    expect(signaturesOf({ text: TEXT, signatures: [own, { ...own, name: 'Other' }] }, peter)).toEqual([own]);
  });

  it('is not genuine by a key of the same bytes whose signatures mean something else', () => {
    const witness: NoteKey = { ...peter, type: 'cosignature' };
    expect(idOfKey(witness)).not.toEqual(idOfKey(peter));
    expect(isGenuine(SIGNED, witness)).toBe(false);
  });

  it.each([
    ['without a newline at its end', SIGNED.slice(0, -1)],
    ['without a signature', `${TEXT}\n`],
    ['without a blank line', SIGNED.replace('\n\n', '\n')],
    ['with a carriage return', SIGNED.replaceAll('\n', '\r\n')],
    ['with a hyphen for a dash', SIGNED.replace('—', '-')],
    ['with a space in a name', SIGNED.replace('PeterNeumann', 'Peter Neumann')],
    ['with a plus in a name', SIGNED.replace('PeterNeumann', 'Peter+Neumann')],
    ['with a signature of an id alone', `${TEXT}\n— PeterNeumann x08gow==\n`],
    ['with more signatures than anybody needs', SIGNED + SIGNED.slice(SIGNED.indexOf('—')).repeat(64)],
    ['that is empty', ''],
  ])('is not read %s', (_, text) => {
    expect(readNote(text)).toBeNull();
  });

  it('is not made of a text that does not end with a line', () => {
    expect(() => noteText({ text: 'x', signatures: [] })).toThrow('newline');
  });
});

describe('the text of a key', () => {
  it('is read as it is written, for notes and for cosignatures', () => {
    expect(peter.type).toBe('note');
    const witness = noteKeyOf('witness.example/w1', new Uint8Array(32).fill(3), 'cosignature').key;
    expect(readKey(keyText(witness))).toEqual(witness);
  });

  it.each([
    KEY_TEXT.replace('c74f20a3', 'c74f20a4'),
    KEY_TEXT.replace('PeterNeumann', 'peterneumann'),
    KEY_TEXT.replace('c74f20a3', 'C74F20A3'),
    KEY_TEXT.slice(0, -4),
    'PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    'Peter Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    '+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    '',
  ])('is refused with another id, kind or length: %s', (text) => {
    expect(readKey(text)).toBeNull();
  });
});

describe('base64', () => {
  it('has one text for the same bytes', () => {
    expect(toBase64(Uint8Array.of(0, 255, 16))).toBe('AP8Q');
    expect(fromBase64('AP8Q')).toEqual(Uint8Array.of(0, 255, 16));
    for (const text of ['AP8', 'AP9=', 'AP8Q\n', 'A P8Q', 'AP-Q', 'é']) expect(fromBase64(text)).toBeNull();
  });
});
