import { Button, Field, Flex, Stack, TextInput } from '@sufra/shared/ui'
import { ImageInput, preparePicture } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorForm } from '../editor-form.ts'
import { fileFromUrl } from '#src/products/product-image.ts'
import { SPEC_TEXT } from '#src/products/update-messages.ts'

const CARD_ASPECT = 3 / 2

/** Downloads the picture at an address; null, with an error toast, on failure. */
const useAttach = () => {
  const [isBusy, setIsBusy] = useState(false)
  const attach = async (address: string): Promise<File | null> => {
    setIsBusy(true)
    const file = await fileFromUrl(address)
    const prepared = file && (await preparePicture(file))
    setIsBusy(false)
    if (prepared && 'picture' in prepared) return prepared.picture
    toast({ kind: 'error', text: SPEC_TEXT.imageNotAttached })
    return null
  }
  return { isBusy, attach }
}

/** The picture: chosen, dropped, or downloaded from an address. */
export const PicturePart = ({ form }: { form: EditorForm }) => {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  const { value, onChange } = form.bind('imageUrl')
  const { isBusy, attach } = useAttach()
  const handleAttach = async () => {
    const wanted = address.trim()
    if (wanted === '' || isBusy) return
    const file = await attach(wanted)
    // Another picture that was chosen meanwhile takes precedence.
    if (!file || form.getValues('imageUrl') !== value) return
    onChange(file)
    setAddress(typed => (typed.trim() === wanted ? '' : typed))
  }
  return (
    <Stack gap="3">
      <ImageInput
        label={t('menus:editor.fields.imageUrl')}
        value={value}
        onChange={onChange}
        crop={{ aspect: CARD_ASPECT }}
        help={t('menus:editor.imageHelp')}
        {...form.field('imageUrl')}
      />
      <Field label={t('menus:editor.imageAddress')}>
        <Flex gap="2">
          <TextInput
            type="url"
            value={address}
            placeholder="https://"
            onChange={event => setAddress(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // Enter downloads the picture and must not submit the form.
              event.preventDefault()
              void handleAttach()
            }}
          />
          <Button variant="outline" isLoading={isBusy} onClick={() => void handleAttach()}>
            {t('menus:editor.attach')}
          </Button>
        </Flex>
      </Field>
    </Stack>
  )
}
