import { Button, Flex, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DifferingField } from './differing-fields.ts'
import { FieldChoice } from './field-choice.tsx'

interface VersionsDrawerProps<Field extends string> {
  title: string
  fields: readonly DifferingField<Field>[]
  isBusy: boolean
  /** Nothing is taken over: the form stays as it is. */
  onClose: () => void
  /** These stand as they are in mine, all others as somebody else saved them. */
  onSave: (mine: readonly Field[]) => void
}

/** Two people changed one thing: both versions, field by field, and which of them is to stand. */
export const VersionsDrawer = <Field extends string>(props: VersionsDrawerProps<Field>) => {
  const { title, fields, isBusy, onClose, onSave } = props
  const { t } = useTranslation()
  // What only the other person touched is theirs; nobody meant to put the old value back.
  const [kept, setKept] = useState<readonly Field[]>(() =>
    fields.filter(({ isMineChanged }) => isMineChanged).map(({ field }) => field),
  )
  const choose = (field: Field, isMine: boolean) =>
    setKept(known => (isMine ? [...known, field] : known.filter(each => each !== field)))
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:editor.stale.back')}
          </Button>
          <Button isLoading={isBusy} onClick={() => onSave(kept)}>
            {t('menus:editor.stale.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted">{t('menus:editor.stale.detail')}</Text>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="soft" onClick={() => setKept(fields.map(({ field }) => field))}>
            {t('menus:editor.stale.allMine')}
          </Button>
          <Button size="sm" variant="soft" onClick={() => setKept([])}>
            {t('menus:editor.stale.allTheirs')}
          </Button>
        </Flex>
        {fields.map(({ field, label, mine, theirs, isMineChanged, isTheirsChanged }) => (
          <FieldChoice
            key={field}
            label={label}
            mine={mine}
            theirs={theirs}
            isBoth={isMineChanged && isTheirsChanged}
            isMine={kept.includes(field)}
            onChange={isMine => choose(field, isMine)}
          />
        ))}
        {fields.length === 0 && <Text>{t('menus:editor.stale.same')}</Text>}
      </Stack>
    </Drawer>
  )
}
