import { Box, Stack, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/bidi-text/code.tsx'
import type { RemoteFacts } from './remote-facts.ts'
import { SharesTable } from './shares-table.tsx'

const Fold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    pt: '2',
    '& > summary': { cursor: 'pointer', textStyle: 'sm13', fontWeight: 'medium', color: 'primary.hover' },
  },
})

const Errors = ({ errors }: { errors: string[] }) => {
  const { t } = useTranslation('inspector')
  if (errors.length === 0) return <Text color="muted">{t('noErrors')}</Text>
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {errors.map(error => (
        <Box as="li" key={error} color="disabled">
          <Code>{error}</Code>
        </Box>
      ))}
    </Stack>
  )
}

/** Details for developers: files, shared packages, errors. */
export const RemoteDetails = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('inspector')
  const { chosen, running, errors } = remote
  const version = running?.released ?? chosen?.version
  const isTrusted = (running?.choice ?? chosen?.choice) === 'override'
  return (
    <Fold>
      <summary>{t('more')}</summary>
      <Stack gap="3" textStyle="xs12" mt="2">
        {version && (
          <div>
            <Text textStyle="xs12" fontWeight="semibold">
              {t('integrity.title')}
            </Text>
            <Text textStyle="xs12" color="muted">
              {isTrusted
                ? t('integrity.none')
                : t('integrity.files', { count: Object.keys(version.contract.files).length })}
            </Text>
            <Code>{version.baseUrl}</Code>
          </div>
        )}
        <div>
          <Text textStyle="xs12" fontWeight="semibold">
            {t('lastErrors')}
          </Text>
          <Errors errors={errors} />
        </div>
        {version && <SharesTable consumes={version.contract.consumes} />}
      </Stack>
    </Fold>
  )
}
