import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { MenuRestoreAnswer } from '@sufra/shared/contracts/menu-history'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Bdi, Button, Flex, Pill, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadCategories } from '#src/categories/categories.queries.ts'
import { isUnknownOutcome, useWhileMounted } from '@sufra/shared/unknown-outcome'
import { reloadMenu } from '#src/products/products.queries.ts'
import { refusalText, undoAndTell, undoChange } from '#src/products/undo-change.ts'
import { FieldChanges } from './field-changes.tsx'
import { menuHistoryKey, restoreMenu, restorePreviewQuery } from './history.queries.ts'
import type { RestorePoint } from './history.queries.ts'
import { KIND_FAMILY } from './kind-family.ts'

/** Maximum number of listed links; the rest is counted. */
const LISTED_LINKS = 20

/** Lists links that a restore skips because their target was deleted. */
const LeftOutLinks = ({ leftOut }: Pick<MenuRestoreAnswer, 'leftOut'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (leftOut.length === 0) return null
  return (
    <Banner tone="notice">
      <Stack gap="2">
        <Text>{t('menus:history.leftOut', { count: leftOut.length })}</Text>
        <Stack as="ul" gap="1">
          {leftOut.slice(0, LISTED_LINKS).map(({ entity, entityId, name, linked, linkedId, linkedName }) => (
            <li key={`${entity} ${entityId} ${linked} ${linkedId}`}>
              <Bdi>{inLanguage(name, language)}</Bdi>: {t(`menus:history.linked.${linked}`)}{' '}
              {linkedName !== null && <Bdi>{inLanguage(linkedName, language)}</Bdi>}
            </li>
          ))}
        </Stack>
        {leftOut.length > LISTED_LINKS && (
          <Text>{t('menus:history.andMore', { count: leftOut.length - LISTED_LINKS })}</Text>
        )}
      </Stack>
    </Banner>
  )
}

/** Maximum number of listed changes; the rest is counted. */
const LISTED = 50

const Preview = ({ changes }: Pick<MenuRestoreAnswer, 'changes'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (changes.length === 0) return <Text>{t('menus:history.nothingDiffers')}</Text>
  return (
    <Stack gap="3">
      <Text fontWeight="medium">{t('menus:history.wouldChange', { count: changes.length })}</Text>
      <Stack as="ul" gap="3" maxH="50dvh" overflowY="auto" tabIndex={0}>
        {changes.slice(0, LISTED).map(({ entity, entityId, name, kind, fields }) => (
          <Stack as="li" key={`${entity} ${entityId}`} gap="1" align="flex-start">
            <Flex gap="2" align="center" wrap="wrap">
              <Bdi>
                <b>{inLanguage(name, language)}</b>
              </Bdi>
              {kind !== 'changed' && (
                <Pill family={KIND_FAMILY[kind]}>{t(`menus:history.kind.${kind}`)}</Pill>
              )}
            </Flex>
            <FieldChanges fields={fields} />
          </Stack>
        ))}
      </Stack>
      {changes.length > LISTED && (
        <Text color="muted">{t('menus:history.andMore', { count: changes.length - LISTED })}</Text>
      )}
    </Stack>
  )
}

const PreviewFailure = ({ preview }: { preview: UseQueryResult }) => {
  const { t } = useTranslation()
  const { error, isFetching, refetch } = preview
  if (error instanceof ApiError && error.code === 'in_use')
    return <Banner tone="error">{t('menus:history.needed')}</Banner>
  const retry = (
    <Button size="sm" variant="ghost" isLoading={isFetching} onClick={() => void refetch()}>
      {t('menus:liveMenu.retry')}
    </Button>
  )
  return (
    <Banner tone="error" action={retry}>
      {t('menus:history.previewFailed')}
    </Banner>
  )
}

const useRestore = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const reload = () =>
    Promise.all([
      reloadMenu(queryClient),
      reloadCategories(queryClient),
      queryClient.invalidateQueries({ queryKey: menuHistoryKey }),
    ])
  const undo = (undoToken: string) =>
    undoAndTell(() => undoChange({ serviceProviderId, undoToken }), {
      t,
      whole: () => t('menus:history.undone'),
      failed: t('menus:history.undoFailed'),
      onEnd: reload,
    })
  return async (to: RestorePoint) => {
    try {
      const { changes, leftOut, undoToken } = await restoreMenu(serviceProviderId, to)
      const restored = t('menus:history.restored', { count: changes.length })
      const without = t('menus:history.leftOut', { count: leftOut.length })
      toast({
        kind: 'success',
        text: leftOut.length > 0 ? `${restored}. ${without}` : restored,
        ...(undoToken && { undo: { label: t('menus:remove.undo'), onUndo: () => void undo(undoToken) } }),
      })
    } catch (error) {
      const failed = t(
        isUnknownOutcome(error) ? 'menus:history.restoreUnsure' : 'menus:history.restoreFailed',
      )
      toast({ kind: 'error', text: refusalText(error) ?? failed })
    }
    await reload()
  }
}

export interface RestoreDialogProps {
  serviceProviderId: number
  to: RestorePoint
  title: string
  onClose: () => void
}

/** Previews a restore and applies it after a confirmation. */
export const RestoreDialog = ({ serviceProviderId, to, title, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation()
  const preview = useQuery(restorePreviewQuery(serviceProviderId, to))
  const [isBusy, setIsBusy] = useState(false)
  const restore = useRestore(serviceProviderId)
  const closeThis = useWhileMounted(onClose)
  const confirm = async () => {
    setIsBusy(true)
    await restore(to)
    closeThis()
  }
  const count = preview.data?.changes.length ?? 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button isLoading={isBusy} disabled={count === 0} onClick={() => void confirm()}>
            {t('menus:history.restore')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {preview.isPending && <Skeleton h="8rem" />}
        {preview.isError && <PreviewFailure preview={preview} />}
        {preview.data && <Preview changes={preview.data.changes} />}
        {preview.data && <LeftOutLinks leftOut={preview.data.leftOut} />}
        {count > 0 && (
          <Text color="muted" textStyle="sm13">
            {t('menus:history.availabilityStays')}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
