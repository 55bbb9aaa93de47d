import { Link } from 'react-router-dom';
import { LEGAL_TEXTS } from '../../../domain/accounts/legal.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LEGAL, versionWords } from '../legal.ts';
import * as t from '../__generated__/messages.ts';

/** The five legal texts (HE-10). */
export const PoliciesPanel = () => (
  <Grid as="ul" min={280} gap={4} aria-label={t.termsPolicies()}>
    {LEGAL_TEXTS.map((text) => (
      <Card as="li" key={text} padding={4}>
        <Stack gap={3} align="flex-start">
          <Button asChild>
            <Link to={LEGAL[text].path}>{LEGAL[text].title}</Link>
          </Button>
          <Text>{LEGAL[text].summary}</Text>
          <Text size={14} tone="dim">
            {versionWords(text)}
          </Text>
        </Stack>
      </Card>
    ))}
  </Grid>
);
