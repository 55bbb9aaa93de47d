import { BadgeCheck, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../format/format.ts';
import { LevelBar } from '../../parts/level-bar.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { WornSkin, WornTitle, frameOf } from '../../ui/face/worn.tsx';
import type { ProfileFieldsFragment } from '../operations/__generated__/profile.gql.ts';
import * as t from '../__generated__/messages.ts';

interface ProfileCardProps {
  readonly profile: ProfileFieldsFragment;
  /** Opens the edit mode; only on the own card. */
  readonly onEdit?: () => void;
  /** Instead of the name while it is edited. */
  readonly children?: ReactNode;
}

/** Who somebody is (PR-01), with the level where figures are shown. */
export function ProfileCard({ profile, onEdit, children }: ProfileCardProps) {
  const { id, username, avatarUrl, worn, displayName, isVerifiedCreator, memberSince, level } = profile;
  if (children !== undefined)
    return (
      <Card as="section" aria-label={t.profile()}>
        {children}
      </Card>
    );
  return (
    <Card as="section" aria-label={t.profile()}>
      <Row gap={5} align="center">
        <Face id={id} src={avatarUrl} frame={frameOf(worn.frame)} size={88} />
        <Stack gap={1} css={{ flex: '1 1 200px' }}>
          <Heading level={2} size={28}>
            {displayName ?? username}
          </Heading>
          <Text tone="dim">@{username}</Text>
          <Row gap={2}>
            <WornTitle title={worn.title} size={16} />
            <WornSkin skin={worn.skin} />
          </Row>
          <Row gap={2}>
            {isVerifiedCreator && (
              <Badge tone="info" icon={<BadgeCheck aria-hidden="true" />}>
                {t.verifiedCreator()}
              </Badge>
            )}
            {memberSince !== null && (
              <Text as="span" size={14} tone="dim">
                {t.memberSince({ date: formatDate(memberSince) })}
              </Text>
            )}
          </Row>
          {level && <LevelBar {...level} />}
        </Stack>
        {onEdit !== undefined && (
          <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            {t.editProfile()}
          </Button>
        )}
      </Row>
    </Card>
  );
}
