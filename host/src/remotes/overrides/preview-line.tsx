import { useFormat } from '@sufra/shared/i18n'
import { Box } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/remotes/inspector/code.tsx'
import type { PreviewFacts } from './override-store.ts'

/** States the author, the end and the version of a preview. */
export const PreviewLine = ({ facts: { by, until }, version }: { facts: PreviewFacts; version?: string }) => {
  const { t } = useTranslation('inspector')
  const format = useFormat()
  return (
    <Box textStyle="sm13" fontWeight="normal">
      {t('preview.facts', { by, until: format.dateTime(until) })} {version && <Code>{version}</Code>}
    </Box>
  )
}
