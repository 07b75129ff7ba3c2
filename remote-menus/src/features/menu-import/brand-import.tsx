import { useFailureWords } from '@sufra/shared/failures'
import { Banner, Card, Flex, Spinner, Stack } from '@sufra/shared/ui'
import { FileInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { FileButtons } from './file-buttons.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportPlan } from './import-plan.tsx'
import { useImport } from './use-import.ts'

const TYPES = ['.xlsx', '.csv']
const LARGEST = 8 * 1024 * 1024

/** The import of one brand: the file, what it would change, and what it has changed. */
export const BrandImport = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const work = useImport(serviceProviderId)
  const failureOf = useFailureWords({
    told: [],
    say: (key, values) => (key === 'tooMany' ? t('menus:import.tooMany', values) : t('menus:import.failed')),
  })
  if (work.applied) return <ImportDone work={work} />
  return (
    <Stack gap="4">
      <Card as="section" p="4">
        <Stack gap="4">
          <FileInput
            label={t('menus:import.file')}
            help={t('menus:import.fileHelp')}
            value={work.file}
            onChange={work.choose}
            types={TYPES}
            largest={LARGEST}
            error={work.refusal}
            isDisabled={work.isApplying}
          />
          <FileButtons serviceProviderId={serviceProviderId} />
        </Stack>
      </Card>
      {work.isChecking && (
        <Flex gap="2" align="center" color="muted" role="status">
          <Spinner />
          {t('menus:import.checking')}
        </Flex>
      )}
      {work.error && work.refusal === undefined && <Banner tone="error">{failureOf(work.error)}</Banner>}
      {work.checked && <ImportPlan work={work} plan={work.checked} />}
    </Stack>
  )
}
