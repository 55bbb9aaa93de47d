import { HOUR } from '../../domain/shared/time.ts';
import * as queue from '../../db/jobs/job.queries.ts';
import { jobs } from '../../db/jobs/job.table.ts';
import type { Cast } from './cast.ts';
import { KINDS, edgeJob } from './jobs.rows.ts';
import { reads, roomCases, writes } from './kit.ts';
import { EDGES } from './words.ts';

const kinds = [[], [...KINDS], ...KINDS.map((kind) => [kind])] as const;
const times = ({ now }: Cast): number[] => [now, now - HOUR, now + HOUR, 0];

const job = (cast: Cast) => ({
  id: cast.newId(),
  kind: 'account.export' as const,
  payload: { exportId: 'Ж "\\%_' },
  runAt: cast.now,
  createdAt: cast.now,
});

const leases = (cast: Cast): queue.Lease[] => [
  ...cast.some(jobs, 8, ({ id }) => id.startsWith('job-')),
  { id: edgeJob(1), attempts: 99 },
  { id: 'nothing', attempts: 0 },
];

export const cases = roomCases('jobs', [
  writes(queue.enqueueJob)((cast) => [
    [job(cast)],
    [{ ...job(cast), uniqueKey: 'key:other' }],
    [{ ...job(cast), uniqueKey: cast.most(jobs, 'uniqueKey') }],
    ...EDGES.map((at) => [{ ...job(cast), runAt: at, createdAt: at }] as const),
  ]),
  reads(queue.hasReadyJob)((cast) => times(cast).flatMap((at) => kinds.map((some) => [some, at] as const))),
  writes(queue.leaseJob)((cast) => times(cast).flatMap((at) => kinds.map((some) => [some, at, at + HOUR] as const))),
  writes(queue.keepJob)((cast) => leases(cast).map((lease) => [lease, cast.now + HOUR])),
  writes(queue.deleteJob)((cast) => leases(cast).map((lease) => [lease])),
  writes(queue.postponeJob)((cast) => leases(cast).map((lease) => [lease, Number.MAX_SAFE_INTEGER, 'Ж'])),
  writes(queue.freeJobs)(() => [[]]),
  reads(queue.listOtherKinds)((cast) => times(cast).flatMap((at) => kinds.map((some) => [some, at] as const)), {
    unordered: { why: 'each kind is told of by itself' },
  }),
]);
