// @module-tag engines
import { isJuror, listCandidates, readCandidate, readRecord } from '../../../db/jury/juror.queries.ts';
import {
  listDueJuries,
  listJuries,
  listSummonses,
  listVotes,
  putOffJury,
  readOpenSummons,
  readSummons,
} from '../../../db/jury/jury.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;

checkPlans([
  { name: 'whether somebody serves', run: (w) => isJuror(read(w), 'x'), uses: [pk('jurors')] },
  {
    name: 'those who serve after a place',
    run: (w) => listCandidates(read(w), 'cs2', 'x', 50),
    uses: ['jurors_place', pk('users'), pk('game_records')],
    isInOrder: true,
  },
  {
    name: 'somebody as a juror',
    run: (w) => readCandidate(read(w), 'x'),
    uses: [pk('users'), pk('game_records'), 'audit_log_subject'],
  },
  { name: 'a record', run: (w) => readRecord(read(w), 'x'), uses: ['summonses_juror'] },
  { name: 'what is due', run: (w) => listDueJuries(read(w), 5, 20), uses: ['juries_due'], isInOrder: true },
  {
    name: 'a case that is put off',
    run: (w) => w.db.transact((tx) => putOffJury(tx, 'x', 5, 6)),
    uses: [pk('juries')],
  },
  { name: 'the juries of some cases', run: (w) => listJuries(read(w), ['x', 'y']), uses: [pk('juries')] },
  { name: 'who was drawn', run: (w) => listSummonses(read(w), ['x', 'y']), uses: ['summonses_once'] },
  { name: 'one of a player', run: (w) => readSummons(read(w), 'x', 'y'), uses: [pk('summonses')] },
  { name: 'what waits for a player', run: (w) => readOpenSummons(read(w), 'x'), uses: ['summonses_one_open'] },
  { name: 'the newest votes', run: (w) => listVotes(read(w), 'x', 20), uses: ['summonses_juror'], isInOrder: true },
  { name: 'the archive', run: (w) => readRoom(read(w), 'jury', 'x'), uses: [pk('jurors'), 'summonses_juror'] },
]);
