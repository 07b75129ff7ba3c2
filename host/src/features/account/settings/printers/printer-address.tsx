import { Banner, Button, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { Check, Copy, KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const Address = ({ path }: { path: string }) => {
  const { t } = useTranslation('printers')
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const address = new URL(path, window.location.origin).href
  const handleCopy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
    } catch {
      // Without clipboard permission the text is selected for manual copying.
    }
  }
  return (
    <Stack gap="4">
      <Banner tone="notice" icon={<KeyRound size={18} aria-hidden />}>
        {t('address.once')}
      </Banner>
      <Field label={t('address.label')}>
        <TextInput
          ref={input}
          readOnly
          dir="ltr"
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
      </Field>
      <Text textStyle="sm13" color="muted">
        {t('address.where')}
      </Text>
      <Button
        variant="outline"
        icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void handleCopy()}
      >
        <span aria-live="polite">{t(isCopied ? 'address.copied' : 'address.copy')}</span>
      </Button>
    </Stack>
  )
}

/** Address to enter into the printer, shown once. `path` null: closed. */
export const PrinterAddressDialog = ({ path, onClose }: { path: string | null; onClose: () => void }) => {
  const { t } = useTranslation('printers')
  return (
    <Dialog
      isOpen={path !== null}
      onClose={onClose}
      title={t('address.title')}
      footer={<Button onClick={onClose}>{t('address.done')}</Button>}
    >
      {path !== null && <Address path={path} />}
    </Dialog>
  )
}
