import { FormProblem } from '@sufra/shared/forms'
import { useFormat } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Box, Grid, Stack, chakra, lazyPart, Banner, Button, Flex } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { ChoiceDrawer } from '#src/modifier-groups/choice-drawer.tsx'
import { newGroup } from '#src/modifier-groups/group-values.ts'
import { MakeDialog } from './make-dialog.tsx'
import type { MadeKind } from './make-dialog.tsx'
import { ProductPreview } from './preview/product-preview.tsx'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { SaveBar } from './save/save-bar.tsx'
import { ExtrasSection } from './sections/extras-section.tsx'
import { FactsSection } from './sections/facts-section.tsx'
import { ItemSection } from './sections/item-section.tsx'
import { SellingSection } from './sections/selling-section.tsx'
import type { StaleDialogProps } from './stale/stale-dialog.tsx'
import { useEditing } from './use-editing.ts'
import type { Editing, EditingProps } from './use-editing.ts'

interface DraftNoteProps {
  /** In ms since 1970. */
  savedAt: number
  onKeep: () => void
  onDiscard: () => void
}

/** Notice that the form contains restored, unsaved input. */
const DraftNote = ({ savedAt, onKeep, onDiscard }: DraftNoteProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Box mb="4">
      <Banner
        tone="pending"
        icon={<History size={18} aria-hidden />}
        action={
          <Flex gap="1">
            <Button size="sm" variant="ghost" onClick={onKeep}>
              {t('menus:editor.draft.keep')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('menus:editor.draft.discard')}
            </Button>
          </Flex>
        }
      >
        {t('menus:editor.draft.restored', { time: format.time(savedAt) })}
      </Banner>
    </Box>
  )
}

const { Part: LazyStaleDialog } = lazyPart<StaleDialogProps>({
  load: () =>
    import(/* webpackChunkName: "stale" */ './stale/stale-dialog.tsx').then(each => each.StaleDialog),
})

const Form = chakra('form', {
  base: {
    minW: '0',
    // Keeps the focused field above the sticky bar.
    '& :is(input, select, textarea, button)': { scrollMarginBottom: '9rem' },
  },
})

export interface ProductEditorProps extends Omit<EditingProps, 'canSwitch'> {
  /** Renders the brand choice of a new product above the form. */
  brand?: (forgetBrand: () => void) => ReactNode
}

/** Dialogs that create a category, size or group for the form. */
const Makers = ({ editing, serviceProviderId, making, onClose }: MakersProps) => {
  const { form } = editing
  const handleMade = (id: number) => {
    if (making === 'category') form.bind('categoryId').onChange(id)
    else form.bind('sizes').onChange([...form.getValues('sizes'), { sizeId: id, price: null }])
  }
  const [group] = useState(newGroup)
  return (
    <>
      <MakeDialog
        kind={making === 'choice' ? null : making}
        serviceProviderId={serviceProviderId}
        onMade={handleMade}
        onClose={onClose}
      />
      <ChoiceDrawer
        draft={making === 'choice' ? { group, stored: null } : null}
        serviceProviderId={serviceProviderId}
        onClose={onClose}
        onSaved={({ id }) => {
          form.bind('choicesIds').onChange([id])
          onClose()
        }}
      />
    </>
  )
}

type Making = MadeKind | 'choice' | null
interface MakersProps {
  editing: Editing
  serviceProviderId: number
  making: Making
  onClose: () => void
}

/** Editor of a new or stored product: form, preview and save bar. */
export const ProductEditor = (props: ProductEditorProps) => {
  const { serviceProviderId, brand } = props
  const { t } = useTranslation()
  const canPrice = useCan('menu.price')
  const [canSnooze, isLimited] = [useCan('menu.snooze'), useIsLimited()]
  const canSwitch = canSnooze && !isLimited
  const [making, setMaking] = useState<Making>(null)
  const editing = useEditing({ ...props, canSwitch })
  const { form, values, changed } = editing
  const { data: categories } = useQuery({
    ...categoriesQuery(serviceProviderId),
    enabled: serviceProviderId > 0,
  })
  const section = { form, serviceProviderId, canPrice }
  return (
    <>
      {editing.restoredAt !== null && (
        <DraftNote savedAt={editing.restoredAt} onKeep={editing.keepRestored} onDiscard={editing.discard} />
      )}
      {brand?.(editing.forgetBrand)}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr) 18rem', mdDown: 'minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Form onSubmit={form.submit(editing.save)} noValidate aria-label={t('menus:editor.form')}>
          <Stack gap="4">
            <FormProblem problem={form.problem} />
            <ItemSection {...section} onMake={setMaking} />
            <ExtrasSection {...section} onMake={() => setMaking('choice')} />
            <FactsSection form={form} />
            <SellingSection {...section} canSwitch={editing.isNew || canSwitch} />
          </Stack>
          <SaveBar changed={changed} isNew={editing.isNew} isBusy={form.isBusy} onDiscard={editing.discard} />
        </Form>
        <Box>
          <ProductPreview values={values} category={categories?.find(({ id }) => id === values.categoryId)} />
        </Box>
      </Grid>
      <Makers
        editing={editing}
        serviceProviderId={serviceProviderId}
        making={making}
        onClose={() => setMaking(null)}
      />
      {editing.conflict && <LazyStaleDialog {...editing.conflict} />}
      {editing.guard}
    </>
  )
}
