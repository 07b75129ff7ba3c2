import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Field, HStack, Stack, TextInput } from '@sufra/shared/ui'
import type { ActionDetails } from './order-action.queries.ts'

/** Limits of the contract, in characters. */
const SHORTEST = 3
const LONGEST = 200

interface OtherReasonProps {
  isSending: boolean
  onBack: () => void
  onReject: (details: ActionDetails) => void
}

/** A reason in the shop's own words. */
export const OtherReason = ({ isSending, onBack, onReject }: OtherReasonProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const reasonText = text.trim()
  const isShort = reasonText.length < SHORTEST
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsRefused(isShort)
    if (!isShort) onReject({ reasonCode: 'Other', reasonText })
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="4">
        <Field
          label={t('orders:reject.other')}
          error={isRefused && isShort ? t('orders:reject.otherShort') : undefined}
        >
          <TextInput
            value={text}
            maxLength={LONGEST}
            autoFocus
            onChange={event => setText(event.target.value)}
          />
        </Field>
        <HStack gap="2" justify="flex-end">
          <Button variant="outline" onClick={onBack}>
            {t('orders:back')}
          </Button>
          <Button type="submit" variant="dangerSolid" isLoading={isSending}>
            {t('orders:reject.confirm')}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}
