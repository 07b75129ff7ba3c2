import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { Button } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NewToken } from './new-token.tsx'
import { TokenForm } from './token-form.tsx'
import { useTokenMaker } from './tokens.queries.ts'

interface TokenDialogProps {
  isOpen: boolean
  /** Names of existing remotes. */
  names: readonly string[]
  /** Claims of each served version. */
  claims: ReleaseList['claims']
  onClose: () => void
}

/** Renders the dialog that creates a deploy token and shows it once. */
export const TokenDialog = ({ isOpen, names, claims, onClose }: TokenDialogProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const { mutateAsync, reset, data: made, isPending } = useTokenMaker()
  const forget = () => {
    onClose()
    reset()
  }
  return (
    <Dialog
      // A dialog that was closed during the request opens again with the token, because it cannot be shown later.
      isOpen={isOpen || made !== undefined}
      // Escape and an outside press are disabled: the token would be lost before it was copied.
      onClose={made ? undefined : onClose}
      title={t(made ? 'admin:releases.tokens.madeTitle' : 'admin:releases.tokens.add')}
      footer={
        made ? (
          <Button onClick={forget}>{t('admin:releases.tokens.kept')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('admin:releases.cancel')}
            </Button>
            <Button type="submit" form={formId} isLoading={isPending}>
              {t('admin:releases.tokens.make')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <NewToken made={made} />
      ) : (
        <TokenForm
          id={formId}
          names={names}
          claims={claims}
          onSend={async request => {
            await mutateAsync(request)
          }}
        />
      )}
    </Dialog>
  )
}
