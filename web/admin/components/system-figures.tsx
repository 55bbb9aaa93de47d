import { formatCount } from '../../format/format.ts';
import { CardLine } from '../../ui/list/card-line.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { uptimeWords } from '../server-words.ts';
import type { SystemHealthQuery } from '../operations/__generated__/system.gql.ts';
import * as t from '../__generated__/messages.ts';

interface SystemFiguresProps {
  /** Undefined while nothing has been read. */
  readonly health: SystemHealthQuery['systemHealth'] | undefined;
}

const UNREAD = '–';

/** What comes of all servers together (AS-04, AS-05). */
export const SystemFigures = ({ health }: SystemFiguresProps) => (
  <CardLine label={t.theSystemAtAGlance()}>
    <StatCard
      label={t.serversOnline()}
      value={health ? `${formatCount(health.online)}/${formatCount(health.servers.length)}` : UNREAD}
      note={t.withoutThoseWarnedOf()}
    />
    <StatCard
      label={t.systemUptime()}
      value={health ? uptimeWords(health.uptime) : UNREAD}
      note={t.allServersLast30Days()}
    />
    <StatCard
      label={t.avgResponseTime()}
      value={health ? (health.responseMs === null ? t.notYet() : `${formatCount(health.responseMs)}ms`) : UNREAD}
      note={t.allCallsLast30Days()}
    />
    <StatCard
      label={t.systemWarnings()}
      value={health ? formatCount(health.warnings) : UNREAD}
      note={t.serversUnderStrain()}
    />
  </CardLine>
);
