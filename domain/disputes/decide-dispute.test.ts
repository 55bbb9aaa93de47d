import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../accounts/roles.ts';
import { type Grounds, DECISION_KINDS, actionsOpen, decideDispute } from './decide-dispute.ts';
import { type DisputeAction, type DisputeStatus, DISPUTE_ACTIONS } from './dispute.ts';

/** Two sides, the first of which won by the first report. */
const reported: Grounds = {
  sideIds: ['one', 'other'],
  standingId: 'one',
  isDisputed: true,
  decisions: DECISION_KINDS,
};
const unreported: Grounds = { ...reported, standingId: null };

interface Scene {
  readonly on?: Grounds;
  readonly status?: DisputeStatus;
  readonly role?: Role;
  readonly isInvolved?: boolean;
  readonly winnerId?: string | null;
}
const decide = (
  action: DisputeAction,
  { on = reported, status = 'pending', role = 'moderator', isInvolved = false, winnerId = null }: Scene = {},
) => decideDispute(on, status, { role, isInvolved }, action, winnerId);

const codeOf = (ruling: ReturnType<typeof decide>) => (ruling.ok ? 'ok' : ruling.refusal.code);
const awards = (winnerId: string) => ({
  ok: true,
  value: { decision: { kind: 'award', winnerId }, status: 'resolved' },
});

describe('decideDispute (AB-04)', () => {
  it('confirm awards the standing result, whoever else is named', () => {
    expect(decide('confirm')).toEqual(awards('one'));
    expect(decide('confirm', { winnerId: 'other' })).toEqual(awards('one'));
  });

  it('confirm without a result awards the side that the judge names, and nobody else', () => {
    expect(decide('confirm', { on: unreported, winnerId: 'other' })).toEqual(awards('other'));
    for (const winnerId of [null, 'stranger', '']) {
      expect(decide('confirm', { on: unreported, winnerId })).toEqual({
        ok: false,
        refusal: { code: 'WINNER_REQUIRED', field: 'winnerId' },
      });
    }
  });

  it('overturn awards the other side, and needs a result that can be overturned', () => {
    expect(decide('overturn')).toEqual(awards('other'));
    expect(decide('overturn', { on: { ...reported, standingId: 'other' } })).toEqual(awards('one'));
    expect(decide('overturn', { on: unreported, winnerId: 'other' })).toEqual({
      ok: false,
      refusal: { code: 'NO_STANDING_RESULT', field: 'action' },
    });
  });

  it('overturn among several sides awards the one that the judge names, but not the standing one', () => {
    const on: Grounds = { ...reported, sideIds: ['one', 'other', 'third'] };
    expect(decide('overturn', { on, winnerId: 'third' })).toEqual(awards('third'));
    for (const winnerId of [null, 'one', 'stranger'])
      expect(codeOf(decide('overturn', { on, winnerId }))).toBe('WINNER_REQUIRED');
  });

  it('dismiss awards the standing result, or lets the battle go on', () => {
    expect(decide('dismiss')).toEqual(awards('one'));
    expect(decide('dismiss', { on: unreported })).toEqual({
      ok: true,
      value: { decision: { kind: 'resume' }, status: 'resolved' },
    });
  });

  it('void gives everything back', () => {
    expect(decide('void')).toEqual({ ok: true, value: { decision: { kind: 'void' }, status: 'resolved' } });
  });

  it('escalate hands it on once (HE-08, RO-05)', () => {
    expect(decide('escalate')).toEqual({ ok: true, value: { decision: { kind: 'escalate' }, status: 'escalated' } });
    expect(codeOf(decide('escalate', { status: 'escalated', role: 'senior_moderator' }))).toBe('BAD_INPUT');
  });

  it('what a kind of contest cannot do is refused with a code, and everything else is not', () => {
    const on: Grounds = { ...unreported, decisions: ['award', 'void', 'escalate'] };
    expect(decide('dismiss', { on })).toEqual({
      ok: false,
      refusal: { code: 'DECISION_UNSUPPORTED', field: 'action' },
    });
    for (const action of ['confirm', 'void', 'escalate'] as const)
      expect(codeOf(decide(action, { on, winnerId: 'one' }))).toBe('ok');
    expect(codeOf(decide('dismiss', { on: { ...on, standingId: 'one' } }))).toBe('ok');
  });

  it.each(DISPUTE_ACTIONS)('nobody decides %s over a case of their own, whatever their role', (action) => {
    for (const role of ROLES) expect(codeOf(decide(action, { role, isInvolved: true }))).toBe('OWN_DISPUTE');
  });

  it.each(DISPUTE_ACTIONS)('%s comes too late once it was decided, or where no dispute is', (action) => {
    expect(codeOf(decide(action, { status: 'resolved' }))).toBe('DISPUTE_DECIDED');
    expect(codeOf(decide(action, { on: { ...reported, isDisputed: false } }))).toBe('DISPUTE_DECIDED');
  });

  it.each(DISPUTE_ACTIONS.filter((action) => action !== 'escalate'))(
    'an escalated dispute is for seniors: %s (RO-05, HE-08)',
    (action) => {
      expect(codeOf(decide(action, { status: 'escalated' }))).toBe('SENIOR_ONLY');
      for (const role of ['senior_moderator', 'administrator'] as const)
        expect(codeOf(decide(action, { status: 'escalated', role }))).toBe('ok');
    },
  );
});

describe('actionsOpen', () => {
  it('offers what can be decided, a winner that must be named included', () => {
    expect(actionsOpen(reported, 'pending')).toEqual(DISPUTE_ACTIONS);
    expect(actionsOpen(reported, 'escalated')).toEqual(['confirm', 'overturn', 'dismiss', 'void']);
    expect(actionsOpen(unreported, 'pending')).toEqual(['confirm', 'dismiss', 'escalate', 'void']);
    expect(actionsOpen({ ...unreported, decisions: ['award', 'void'] }, 'pending')).toEqual(['confirm', 'void']);
  });

  it('offers nothing once it was decided', () => {
    expect(actionsOpen(reported, 'resolved')).toEqual([]);
  });
});
