import { Button, Field, Stack } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Text box for cells copied from a spreadsheet, separated by tabs. */
export const PasteBox = ({ onPaste }: { onPaste: (content: Blob | null) => void }) => {
  const { t } = useTranslation('branches')
  const [text, setText] = useState('')
  // A change makes the rows read before outdated.
  const change = (next: string) => {
    setText(next)
    onPaste(null)
  }
  return (
    <Stack gap="2">
      <Field label={t('bulk.paste')} help={t('bulk.pasteHelp')}>
        <TextArea rows={4} value={text} onChange={({ target }) => change(target.value)} />
      </Field>
      {text.trim() !== '' && (
        <Button variant="outline" onClick={() => onPaste(new Blob([text]))}>
          {t('bulk.read')}
        </Button>
      )}
    </Stack>
  )
}
