import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Box, Grid, Num, Stack, Text, TextLink } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { ActChanges } from './act-changes.tsx'
import { useActWords, useActorName } from './act-words.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Text as="dt" color="muted">
      {name}
    </Text>
    <Box as="dd" minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </>
)

const Facts = ({ entry }: { entry: AuditEntry }) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const actorName = useActorName()
  return (
    <Grid as="dl" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="5" rowGap="2">
      <Fact name={t('admin:acts.who')}>
        <Bdi>{actorName(entry)}</Bdi>
      </Fact>
      <Fact name={t('admin:acts.when')}>{format.dateTime(entry.at)}</Fact>
      {entry.fromAddress && (
        <Fact name={t('admin:acts.from')}>
          <Num value={entry.fromAddress} />
        </Fact>
      )}
      {entry.accountId !== null && (
        <Fact name={t('admin:acts.merchant')}>
          <TextLink asChild>
            <Link to={`/merchants/${entry.accountId}`}>
              <Bdi>
                {entry.accountName ? inLanguage(entry.accountName, i18n.language) : `#${entry.accountId}`}
              </Bdi>
            </Link>
          </TextLink>
        </Fact>
      )}
      <Fact name={t('admin:acts.number')}>
        <Num value={String(entry.id)} />
      </Fact>
      <Fact name={t('admin:acts.hash')}>
        <Num value={entry.hash} />
      </Fact>
    </Grid>
  )
}

/** Renders one act: person, time, origin and changes. */
export const ActDrawer = ({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) => {
  const actWords = useActWords()
  return (
    <Drawer isOpen={entry !== null} onClose={onClose} title={entry ? actWords(entry.action) : ''}>
      {entry && (
        <Stack gap="6">
          <Facts entry={entry} />
          <ActChanges entry={entry} />
        </Stack>
      )}
    </Drawer>
  )
}
