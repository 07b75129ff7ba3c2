import type { Product } from '@sufra/shared/contracts/product'
import { Button, Flex, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedFields, withFields } from '../values/changed-fields.ts'
import { valuesOf } from '../values/product-values.ts'
import type { ProductField, ProductValues } from '../values/product-values.ts'
import { FieldChoice } from './field-choice.tsx'
import { useFieldText } from './field-text.ts'

export interface StaleDialogProps {
  /** What both were made of. */
  base: ProductValues
  mine: ProductValues
  /** The product as somebody else saved it meanwhile. */
  current: Product
  isBusy: boolean
  /** Nothing is taken over: the form stays as it is. */
  onClose: () => void
  onSave: (values: ProductValues) => void
}

/** Two people changed one product: both versions, field by field, and which of them is to stand. */
export const StaleDialog = ({ base, mine, current, isBusy, onClose, onSave }: StaleDialogProps) => {
  const { t } = useTranslation()
  const textOf = useFieldText(current.serviceProviderId)
  const theirs = valuesOf(current)
  const fields = changedFields(theirs, mine)
  const own = changedFields(base, mine)
  const foreign = changedFields(base, theirs)
  // What only the other person touched is theirs; nobody meant to put the old value back.
  const [kept, setKept] = useState<readonly ProductField[]>(() => fields.filter(field => own.includes(field)))
  const choose = (field: ProductField, isMine: boolean) =>
    setKept(known => (isMine ? [...known, field] : known.filter(each => each !== field)))
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('menus:editor.stale.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:editor.stale.back')}
          </Button>
          <Button isLoading={isBusy} onClick={() => onSave(withFields(theirs, mine, kept))}>
            {t('menus:editor.stale.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted">{t('menus:editor.stale.detail')}</Text>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="soft" onClick={() => setKept(fields)}>
            {t('menus:editor.stale.allMine')}
          </Button>
          <Button size="sm" variant="soft" onClick={() => setKept([])}>
            {t('menus:editor.stale.allTheirs')}
          </Button>
        </Flex>
        {fields.map(field => (
          <FieldChoice
            key={field}
            label={t(`menus:editor.fields.${field}`)}
            isBoth={own.includes(field) && foreign.includes(field)}
            mine={textOf(field, mine)}
            theirs={textOf(field, theirs)}
            isMine={kept.includes(field)}
            onChange={isMine => choose(field, isMine)}
          />
        ))}
        {fields.length === 0 && <Text>{t('menus:editor.stale.same')}</Text>}
      </Stack>
    </Drawer>
  )
}
