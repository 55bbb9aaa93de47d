import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USERNAME_MAX, ruleOnUsername, skeletonOf } from './username.ts';
import { usernameKeyOf } from './username-key.ts';

const isUsable = (name: string): boolean => ruleOnUsername(name).ok;
const plainName = fc.stringMatching(/^[a-zA-Z0-9._-]{3,20}$/);

describe('usernameKeyOf', () => {
  it('gives one key to all spellings of a name', () => {
    expect(new Set(['Demo', 'demo', ' DEMO ', 'Ｄｅｍｏ'].map(usernameKeyOf))).toEqual(new Set(['demo']));
    expect(new Set(['οδος', 'οδοσ', 'ΟΔΟΣ'].map(usernameKeyOf)).size).toBe(1);
    expect(new Set(['straße', 'STRASSE', 'Strasse'].map(usernameKeyOf)).size).toBe(1);
  });

  it('keeps different names apart', () => {
    expect(new Set(['demo', 'demo1', 'dem0', 'd-emo'].map(usernameKeyOf)).size).toBe(4);
  });

  it('does not depend on case, for any plain name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\w{3,20}$/), (name) => {
        expect(usernameKeyOf(name.toUpperCase())).toBe(usernameKeyOf(name.toLowerCase()));
      }),
    );
  });

  it('stays the same when taken twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (text) => {
        expect(usernameKeyOf(usernameKeyOf(text))).toBe(usernameKeyOf(text));
      }),
    );
  });
});

describe('ruleOnUsername', () => {
  it.each([
    'abc',
    'NightHawk',
    'xX_Nick_Xx',
    'a.b-c_d',
    '1337',
    'x'.repeat(USERNAME_MAX),
    'José',
    'Straße',
    'Привет',
    'αθηνα',
    '日本語',
    'ソニー',
    '한국어',
    'badminton',
    'Modern',
    'teamster',
    'player1',
    'melissa',
    'rooted',
  ])('takes %s', (name) => {
    expect(isUsable(name)).toBe(true);
  });

  it('answers the name without spaces around it and in one form', () => {
    expect(ruleOnUsername('  Ｎｏｖａ ')).toEqual({ ok: true, value: 'Nova' });
  });

  it.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(USERNAME_MAX + 1)],
    ['empty', ''],
    ['spaces', 'night hawk'],
    ['an at sign', 'night@hawk'],
    ['markup', '<b>nova'],
    ['nothing but signs', '._-'],
    ['a zero-width letter', 'no\u200Bva'],
    ['a turned writing direction', 'no\u202Eva'],
    ['an emoji', 'nova😀'],
    ['a control character', 'no\u0000va'],
    ['stacked marks', 'nov\u0301\u0301\u0301a'],
    ['Cyrillic among Latin', 'pаypal'],
    ['Greek among Latin', 'nοva'],
    ['Latin among Cyrillic', 'Приvet'],
  ])('refuses %s', (_why, name) => {
    expect(ruleOnUsername(name)).toEqual({
      ok: false,
      refusal: { code: 'USERNAME_UNUSABLE', field: 'username' },
    });
  });

  it.each([
    'admin',
    'ADMIN',
    'Administrator',
    'gauntlet',
    'support',
    'moderator',
    'staff',
    'system',
    'root',
    'null',
    'undefined',
    'anonymous',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('keeps %s back, in any case', (name) => {
    expect(isUsable(name)).toBe(false);
    expect(isUsable(name.toUpperCase())).toBe(false);
  });

  it.each([
    ['digits for letters', 'adm1n', 'r00t', 'supp0rt', '5taff', 'g4untlet', 'm0derator', 'nul1'],
    ['letters that look like one another', 'gauntIet', 'adrnin', 'rnoderator', 'systern'],
    ['marks on letters', 'àdmín', 'súpport', 'gauntlét', 'røøt'],
    ['signs in between', 'a.d.m.i.n', 'sup-port', '_admin_', 'r_o_o_t'],
    ['a number behind it', 'admin1', 'admin2024', 'support24'],
    ['another word beside it', 'gauntlet-team', 'the_admin', 'support.desk', 'mod_mike', 'OfficialGauntlet'],
    ['the wide form', 'ａｄｍｉｎ', 'ｒｏｏｔ'],
    ['one Cyrillic letter', 'аdmin', 'adмin', 'rооt', 'suppоrt', 'gаuntlet'],
  ])('is not fooled by %s', (_trick, ...names) => {
    expect(names.filter(isUsable)).toEqual([]);
  });

  it('takes every name of plain letters with a length that fits, unless it is kept back', () => {
    const ours = /admin|gauntlet|mod|official|security|staff|support|sys|super|verified|master|help/;
    fc.assert(
      fc.property(fc.stringMatching(/^[b-hj-z]{6,20}$/), (name) => {
        fc.pre(!ours.test(skeletonOf(name)));
        expect(ruleOnUsername(name)).toEqual({ ok: true, value: name });
      }),
    );
  });

  it('judges all spellings of a name alike', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        expect(isUsable(name.toUpperCase())).toBe(isUsable(name.toLowerCase()));
        expect(isUsable(`  ${name} `)).toBe(isUsable(name));
      }),
    );
  });

  it('never answers a name that the database could not store', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abRn17._-éßＡﬁаοжⅧ日ー '), maxLength: 24 }), (text) => {
        const ruling = ruleOnUsername(text);
        const length = ruling.ok ? Array.from(ruling.value).length : 3;
        expect(length).toBeGreaterThanOrEqual(3);
        expect(length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('skeletonOf', () => {
  it('does not tell look-alikes apart', () => {
    expect(new Set(['paypal', 'PayPaI', 'pаypаl', 'p4yp41', 'p.a.y.p.a.l', 'ｐaypal'].map(skeletonOf)).size).toBe(1);
  });

  it.each([
    ['small capitals', 'demo', 'ᴅᴇᴍᴏ'],
    ['letters with a hook or a bar', 'bagdad', 'ɓⱥǥđaɗ'],
    ['Japanese signs of two kinds', '二力口', 'ニカロ'],
    ['marks, digits and signs', 'demo', 'D.ém_0'],
  ])('does not tell apart %s', (_trick, name, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(name));
  });

  it('stays the same when taken twice, for any plain name', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name));
      }),
    );
  });
});
