import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { useSynonyms } from '#src/search-words/synonyms.ts'
import type { BulkDialogsProps } from './bulk-question.ts'

type MoveDialogProps = Pick<BulkDialogsProps, 'products' | 'categories' | 'changer' | 'onClose' | 'onDone'>

/** Dialog that moves the selected products to a category. */
export const MoveDialog = ({ products, categories, changer, onClose, onDone }: MoveDialogProps) => {
  const { t } = useTranslation()
  const finish = useWhileMounted(onDone)
  const synonyms = useSynonyms()
  const { language } = useLanguage()
  const [targetId, setTargetId] = useState<number | null>(null)
  const options = categories.map(({ id, name }) => ({
    value: id,
    label: inLanguage(name, language),
    keywords: Object.values(readLocalized(name)).join(' '),
  }))
  const move = async () => {
    if (targetId === null) return
    if (await changer.change({ products, set: { categoryId: targetId }, done: 'menus:bulk.done.moved' }))
      finish()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:bulk.moveTitle', { count: products.length })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button disabled={targetId === null} isLoading={changer.isBusy} onClick={() => void move()}>
            {t('menus:bulk.move')}
          </Button>
        </>
      }
    >
      <Field label={t('menus:table.column.category')}>
        <Combobox
          value={options.find(({ value }) => value === targetId) ?? null}
          onChange={option => setTargetId(option?.value ?? null)}
          options={options}
          synonyms={synonyms}
          placeholder={t('menus:bulk.chooseCategory')}
        />
      </Field>
    </Dialog>
  )
}
