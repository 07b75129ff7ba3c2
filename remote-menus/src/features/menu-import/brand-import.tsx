import { ApiError } from '@sufra/shared/api'
import { useFailureTexts } from '@sufra/shared/failures'
import { Banner, Button, Card, Flex, Spinner, Stack } from '@sufra/shared/ui'
import { FileInput } from '@sufra/shared/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButtons } from './file-buttons.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportPlan } from './import-plan.tsx'
import { sendPictures } from './menu-import.queries.ts'
import type { StoredPictures } from './menu-import.queries.ts'
import { PictureCard } from './picture-card.tsx'
import { SheetGrammar } from './sheet-grammar.tsx'
import { useImport } from './use-import.ts'

/** Uploads a zip of pictures immediately after the choice, so that repeated checks need no new upload. */
const usePictures = (onStored: (pictures: StoredPictures | undefined) => void) => {
  const [zip, setZip] = useState<File | null>(null)
  const upload = useMutation({
    mutationFn: sendPictures,
    onSuccess: ({ pictures }) => onStored(pictures),
  })
  const { error } = upload
  return {
    zip,
    isUploading: upload.isPending,
    refused: upload.data?.refused ?? [],
    error,
    refusal: error instanceof ApiError ? error.problem?.errors?.File?.[0] : undefined,
    choose: (chosen: File | null) => {
      upload.reset()
      setZip(chosen)
      if (chosen) upload.mutate(chosen)
      else onStored(undefined)
    },
    forget: () => {
      upload.reset()
      setZip(null)
    },
  }
}

const MEGABYTE = 1024 * 1024
const SHEET = { types: ['.xlsx', '.csv'], largest: 8 * MEGABYTE }
const ZIP = { types: ['.zip'], largest: 50 * MEGABYTE }

const Working = ({ text }: { text: string }) => (
  <Flex gap="2" align="center" color="muted" role="status">
    <Spinner />
    {text}
  </Flex>
)

const CheckAgain = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation()
  return (
    <Button size="sm" variant="ghost" onClick={onPress}>
      {t('menus:liveMenu.retry')}
    </Button>
  )
}

/** Import for one brand: file choice, preview of changes, and result. */
export const BrandImport = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const work = useImport(serviceProviderId)
  const pictures = usePictures(work.choosePictures)
  const failureOf = useFailureTexts({
    told: [],
    say: (key, values) => (key === 'tooMany' ? t('menus:import.tooMany', values) : t('menus:import.failed')),
  })
  const restart = () => {
    pictures.forget()
    work.restart()
  }
  if (work.applied)
    return <ImportDone serviceProviderId={serviceProviderId} work={work} onRestart={restart} />
  const arePicturesTold = pictures.refused.length > 0 || (work.checked?.pictures.length ?? 0) > 0
  return (
    <Stack gap="4">
      <Card as="section" p="4">
        <Stack gap="4">
          <FileInput
            {...SHEET}
            label={t('menus:import.file')}
            help={t('menus:import.fileHelp')}
            value={work.file}
            onChange={work.choose}
            error={work.refusal}
            isDisabled={work.isApplying}
          />
          <FileButtons serviceProviderId={serviceProviderId} />
          <SheetGrammar />
          <FileInput
            {...ZIP}
            label={t('menus:import.pictures')}
            help={t('menus:import.picturesHelp')}
            value={pictures.zip}
            onChange={pictures.choose}
            error={pictures.refusal ?? (pictures.error ? t('menus:import.picturesFailed') : undefined)}
            isDisabled={work.isApplying || pictures.isUploading}
          />
        </Stack>
      </Card>
      {pictures.isUploading && <Working text={t('menus:import.uploading')} />}
      {work.isChecking && <Working text={t('menus:import.checking')} />}
      {work.error && work.refusal === undefined && (
        <Banner tone="error" action={work.checkAgain && <CheckAgain onPress={work.checkAgain} />}>
          {work.isUnsure ? t('menus:import.unsure') : failureOf(work.error)}
        </Banner>
      )}
      {arePicturesTold && <PictureCard refused={pictures.refused} pictures={work.checked?.pictures ?? []} />}
      {work.checked && <ImportPlan work={work} plan={work.checked} isWaiting={pictures.isUploading} />}
    </Stack>
  )
}
