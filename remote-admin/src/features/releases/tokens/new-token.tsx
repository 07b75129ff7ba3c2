import type { NewDeployToken } from '@sufra/shared/contracts/release-control'
import { Banner, Button, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { Check, Copy, KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoteName } from '../remote-name.ts'

/** Renders the new token with a button that copies it. */
export const NewToken = ({ made }: { made: NewDeployToken }) => {
  const { t } = useTranslation()
  const remote = useRemoteName()(made.remote)
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const handleCopy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(made.token)
      setIsCopied(true)
    } catch {
      // Clipboard access was refused: selects the token for the keyboard.
    }
  }
  return (
    <Stack gap="4">
      <Banner tone="notice" icon={<KeyRound size={18} aria-hidden />}>
        {t('admin:releases.tokens.onceOnly')}
      </Banner>
      <Text>{t('admin:releases.tokens.goodFor', { remote, channel: made.channel })}</Text>
      <Field label={t('admin:releases.tokens.token')}>
        <TextInput
          ref={input}
          readOnly
          dir="ltr"
          fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
          value={made.token}
          onFocus={event => event.currentTarget.select()}
        />
      </Field>
      <Button
        variant="outline"
        icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void handleCopy()}
      >
        <span aria-live="polite">
          {t(isCopied ? 'admin:releases.tokens.copied' : 'admin:releases.tokens.copy')}
        </span>
      </Button>
    </Stack>
  )
}
