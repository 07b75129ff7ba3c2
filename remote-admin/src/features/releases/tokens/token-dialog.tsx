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
  /** The remotes that there are. */
  names: readonly string[]
  /** What is served of each. */
  claims: ReleaseList['claims']
  onClose: () => void
}

/** Makes a deploy token, then shows it: this once. */
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
      // One that was left while the token was on its way comes back with it: nobody could read the token later.
      isOpen={isOpen || made !== undefined}
      // Not by a press beside it or Escape: the token would be gone before it was copied.
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
