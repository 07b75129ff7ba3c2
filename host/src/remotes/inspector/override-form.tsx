import { Button, Field, TextInput, chakra } from '@sufra/shared/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { startOverride } from '#src/remotes/overrides/open-overrides.ts'
import { useOverrides } from '#src/remotes/override-store.ts'

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2', alignItems: 'start' },
})

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text)

/** Runs the remote from an address that the person enters, or states why that is not allowed. */
export const OverrideForm = ({ name, url }: { name: string; url: string }) => {
  const { t } = useTranslation('inspector')
  const [text, setText] = useState(url)
  const [isBusy, setIsBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const refusal = useOverrides(({ refused }) => refused.find(each => each.name === name))
  const handleSubmit = async (submit: FormEvent) => {
    submit.preventDefault()
    setIsWrong(!isWebAddress(text))
    if (!isWebAddress(text)) return
    setIsBusy(true)
    await startOverride({ name, url: text }).catch(() => undefined)
    setIsBusy(false)
  }
  const error = isWrong ? t('override.noAddress') : refusal && t(`override.reasons.${refusal.reason}`)
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label={t('override.address')} error={error}>
        <TextInput
          type="url"
          minH="tool"
          textStyle="sm13"
          placeholder="http://localhost:5001"
          value={text}
          onChange={change => setText(change.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="outline" mt="6" isLoading={isBusy}>
        {t('override.start')}
      </Button>
    </Form>
  )
}
