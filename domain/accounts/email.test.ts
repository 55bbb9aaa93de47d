import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_MAX, emailKeyOf, emailOf, isEmail, mailboxOf, maskEmail } from './email.ts';
import { SOON_MS, stopwatch } from '../../tests/support/machine-clock.ts';

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', 'ü@exämple.de', `${'a'.repeat(EMAIL_MAX - 6)}@b.com`])(
    'takes %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co\n',
    `${'a'.repeat(EMAIL_MAX - 5)}@b.com`,
    // One mailbox, read past what stands around it.
    'x<victim@players.example>',
    '<victim@players.example>',
    '"x" <victim@players.example>',
    '(c)victim@players.example',
    'victim(c)@players.example',
    'victim@(c)players.example',
    'victim@players.example(c)',
    'victim@players.example,',
    ',victim@players.example',
    'victim@players.example;',
    'other@players.example,victim@players.example',
    'group:victim@players.example;',
    '"victim"@players.example',
    'vic\\tim@players.example',
    'victim%players.example@relay.example',
    'relay.example!victim@players.example',
    'victim.@players.example',
    '.victim@players.example',
    'vic..tim@players.example',
    'victim@players.example.',
    'victim@-players.example',
    'victim@[192.0.2.1]',
    'victim@192.0.2.1',
    'victim@players.example:25',
    'victim@players.example/x',
    'victim＠players.example＠relay.example',
    'victim\u0000@players.example',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('decides over a long hostile text at once', () => {
    const passed = stopwatch();
    isEmail(`a@${'b.'.repeat(100_000)}`);
    isEmail(`a@${'.b'.repeat(125)}`);
    expect(passed()).toBeLessThan(SOON_MS);
  });
});

describe('emailOf', () => {
  it.each([
    ['Victim@Players.EXAMPLE', 'Victim@players.example'],
    ['ü@exämple.de', 'ü@xn--exmple-cua.de'],
    ['ü@XN--EXMPLE-CUA.de', 'ü@xn--exmple-cua.de'],
    ['a＠players．example', 'a@players.example'],
  ])('spells %s as %s', (text, plain) => {
    expect(emailOf(text)).toBe(plain);
  });

  it('is one spelling: taken twice it stays the same', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const plain = emailOf(email);
        expect(plain === null ? null : emailOf(plain)).toBe(plain);
      }),
    );
  });
});

describe('mailboxOf', () => {
  it.each([
    ['victim+1@players.example', 'victim@players.example'],
    ['v.ic.tim+a+b@players.example', 'victim@players.example'],
    ['victim@pla.yers.example', 'victim@pla.yers.example'],
    ['not an address', 'not an address'],
  ])('counts %s as %s', (key, mailbox) => {
    expect(mailboxOf(key)).toBe(mailbox);
  });
});

describe('emailKeyOf', () => {
  it('is the same for every spelling in another case or form', () => {
    expect(emailKeyOf(' Ａlex@Example.ORG ')).toBe('alex@example.org');
  });

  it('stays the same when taken twice', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailKeyOf(emailKeyOf(email))).toBe(emailKeyOf(email));
      }),
    );
  });
});

describe('maskEmail', () => {
  it.each([
    ['demo@example.com', 'd•••o@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['abc@example.com', 'a•••@example.com'],
    ['first.last+tag@sub.example.org', 'f•••g@sub.example.org'],
    ['ürsula@exämple.de', 'ü•••a@exämple.de'],
  ])('shows %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('keeps what stands between the first and the last letter to itself', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const local = email.slice(0, email.lastIndexOf('@'));
        fc.pre(local.length > 3);
        expect(maskEmail(email)).toBe(`${local.at(0)}•••${local.at(-1)}${email.slice(local.length)}`);
      }),
    );
  });
});
