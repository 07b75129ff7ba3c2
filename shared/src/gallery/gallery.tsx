import { useState } from 'react'
import { Box, Button, PageHead, Stack, Text, TextLink } from '#src/ui/core.ts'
import { SegmentedTabs } from '#src/ui/data.ts'
import { Toaster } from '#src/ui/overlays.ts'
import { ExampleCard } from './example-card.tsx'
import { EXAMPLES } from './examples.ts'
import type { Reference } from './reference.ts'
import { EndpointsReference, NamesReference } from './reference-tables.tsx'
import { useExampleText } from './use-example-text.ts'

type Tab = 'components' | 'names' | 'endpoints'

interface GalleryProps {
  reference: Reference
  onTurn: () => void
}

/** Renders the gallery for teams: working components in both directions, all exports, and the endpoints of the API. */
export const Gallery = ({ reference, onTurn }: GalleryProps) => {
  const say = useExampleText()
  const [tab, setTab] = useState<Tab>('components')
  return (
    <Box as="main" maxW="60rem" mx="auto" px={{ base: '4', sm: '7' }} py="6">
      <PageHead
        title={say('دليل فرق الواجهات', 'For teams of remotes')}
        actions={
          <Button variant="outline" size="sm" onClick={onTurn}>
            {say('English', 'العربية')}
          </Button>
        }
      />
      <Text color="muted" mb="4">
        <bdi dir="ltr">{`@sufra/shared ${reference.version}`}</bdi> ·{' '}
        <TextLink href="/tools/deploying-a-remote.md">
          {say('من مجلد فارغ إلى النشر', 'From an empty folder to production')}
        </TextLink>
      </Text>
      <SegmentedTabs
        label={say('أقسام الدليل', 'Parts of the guide')}
        value={tab}
        onChange={setTab}
        panelId="gallery-panel"
        options={[
          { value: 'components', label: say('المكوّنات', 'Components') },
          { value: 'names', label: say('الدوال والأنواع', 'Functions and types') },
          { value: 'endpoints', label: say('نقاط الخادم', 'Endpoints') },
        ]}
      />
      <Box id="gallery-panel" role="tabpanel" mt="5">
        {tab === 'components' && (
          <Stack gap="5">
            {EXAMPLES.map(shown => (
              <ExampleCard key={shown.id} shown={shown} source={reference.sources[shown.id]} />
            ))}
          </Stack>
        )}
        {tab === 'names' && <NamesReference entries={reference.entries} />}
        {tab === 'endpoints' && <EndpointsReference endpoints={reference.endpoints} />}
      </Box>
      <Toaster />
    </Box>
  )
}
