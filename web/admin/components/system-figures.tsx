import { formatCount } from '../../format/format.ts';
import { CardLine } from '../../ui/card-line.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { uptimeWords } from '../server-words.ts';
import type { SystemHealthQuery } from '../operations/__generated__/system-health.gql.ts';

interface SystemFiguresProps {
  /** Undefined while nothing has been read. */
  readonly health: SystemHealthQuery['systemHealth'] | undefined;
}

const UNREAD = '–';

/** What comes of all servers together (AS-04, AS-05). */
export const SystemFigures = ({ health }: SystemFiguresProps) => (
  <CardLine label="The system at a glance">
    <StatCard
      label="Servers Online"
      value={health ? `${formatCount(health.online)}/${formatCount(health.servers.length)}` : UNREAD}
      note="Without those that are warned of"
    />
    <StatCard
      label="System Uptime"
      value={health ? uptimeWords(health.uptime) : UNREAD}
      note="All servers, last 30 days"
    />
    <StatCard
      label="Avg Response Time"
      value={health ? (health.responseMs === null ? 'Not yet' : `${formatCount(health.responseMs)}ms`) : UNREAD}
      note="All calls, last 30 days"
    />
    <StatCard
      label="System Warnings"
      value={health ? formatCount(health.warnings) : UNREAD}
      note="Servers under strain"
    />
  </CardLine>
);
