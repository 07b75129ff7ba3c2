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
  /** Closes without taking anything over; the form stays unchanged. */
  onClose: () => void
  /** Receives the fields to keep as in `mine`; all others take the other user's value. */
  onSave: (mine: readonly Field[]) => void
}

/** Conflict drawer: two users changed one record, and the user chooses a version per field. */
export const VersionsDrawer = <Field extends string>(props: VersionsDrawerProps<Field>) => {
  const { title, fields, isBusy, onClose, onSave } = props
  const { t } = useTranslation()
  // Fields that only the other user changed default to theirs, so no outdated value is restored by accident.
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
