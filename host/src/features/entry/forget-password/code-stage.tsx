import { Text, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { CodeEntry } from '#src/code-entry/code-entry.tsx'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AddressLine } from '#src/bidi-text/address-line.tsx'
import { confirmReset, resendReset } from './forget-password.queries.ts'

interface CodeStageProps {
  email: string
  resendAt: number
  onResendAt: (moment: number) => void
  onPermit: (resetToken: string) => void
  onBack: () => void
}

/** Code entry that proves ownership of the address. Never reveals whether the address has an account. */
export const CodeStage = ({ email, resendAt, onResendAt, onPermit, onBack }: CodeStageProps) => {
  const { t } = useTranslation('account')
  return (
    <>
      <AccountHead title={t('code.title')}>
        {t('forget.sentTo')} <AddressLine email={email} />
      </AccountHead>
      <CodeEntry
        confirm={async code => onPermit((await confirmReset({ email, code })).resetToken)}
        resend={() => resendReset(email)}
        resendAt={resendAt}
        onResendAt={onResendAt}
      />
      <Text textAlign="center" textStyle="sm13" color="muted">
        {t('code.wrongAddress')}{' '}
        <TextLink asChild>
          <button type="button" onClick={onBack}>
            {t('code.goBack')}
          </button>
        </TextLink>
      </Text>
    </>
  )
}
