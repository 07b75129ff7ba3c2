import { useQuery } from '@tanstack/react-query'
import type { ChannelPricing, PriceException } from '@sufra/shared/contracts/pricing'
import { toRiyals } from '@sufra/shared/contracts/halalas'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { Banner, Button, Field, Money, Stack } from '@sufra/shared/ui'
import { Combobox, MoneyInput, SelectInput } from '@sufra/shared/ui/forms'
import type { ComboboxOption } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { dishesQuery } from '../channel-menus.queries.ts'
import { useSaveExceptions, withException } from './use-save-exceptions.ts'

interface AddExceptionDialogProps {
  serviceProviderId: number
  rules: ChannelPricing[]
  onClose: () => void
}

interface Draft {
  dish: ComboboxOption<number> | null
  /** 0: all platforms */
  channelId: number
  branchId: number
  /** in halalas */
  price: number | null
}

const EMPTY: Draft = { dish: null, channelId: 0, branchId: 0, price: null }

interface FieldsProps {
  serviceProviderId: number
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

const DishField = ({ serviceProviderId, draft, onChange }: FieldsProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data: dishes, isError, refetch } = useQuery(dishesQuery(serviceProviderId, search))
  return (
    <Field label={t('menus:channels.dish')} isRequired>
      <Combobox
        placeholder={t('menus:channels.findDish')}
        value={draft.dish}
        onChange={dish => onChange({ dish })}
        options={dishes?.map(({ id, name, price }) => ({
          value: id,
          label: inLanguage(name, language),
          ...(price !== null && { detail: <Money value={price} /> }),
        }))}
        onSearch={setSearch}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </Field>
  )
}

const PlaceFields = ({
  serviceProviderId,
  rules,
  draft,
  onChange,
}: FieldsProps & { rules: ChannelPricing[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: branches = [], isError, refetch } = useQuery(branchesQuery(serviceProviderId))
  const named = (id: number, name: string) => ({ value: String(id), label: inLanguage(name, language) })
  return (
    <>
      <Field
        label={t('menus:channels.platform')}
        help={draft.channelId + draft.branchId === 0 ? t('menus:channels.needsPlace') : undefined}
      >
        <SelectInput
          value={String(draft.channelId)}
          onChange={event => onChange({ channelId: Number(event.target.value) })}
          options={[
            { value: '0', label: t('menus:channels.anyPlatform') },
            ...rules.map(({ channelId, channel }) => named(channelId, channel.name)),
          ]}
        />
      </Field>
      <Field label={t('menus:channels.branch')}>
        <SelectInput
          value={String(draft.branchId)}
          onChange={event => onChange({ branchId: Number(event.target.value) })}
          options={[
            { value: '0', label: t('menus:channels.anyBranch') },
            ...branches.map(({ id, name }) => named(id, name)),
          ]}
        />
      </Field>
      {isError && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="ghost" onClick={() => void refetch()}>
              {t('menus:channels.retry')}
            </Button>
          }
        >
          {t('menus:category.branchesFailed')}
        </Banner>
      )}
    </>
  )
}

// Returns the exception if the draft has a dish, a place and a price; otherwise null.
const exceptionOf = ({ dish, channelId, branchId, price }: Draft): PriceException | null =>
  dish === null || price === null || Number.isNaN(price) || channelId + branchId === 0
    ? null
    : {
        productId: dish.value,
        name: '',
        channelId: channelId || null,
        branchId: branchId || null,
        price: toRiyals(price),
      }

/** Dialog that sets a dish's price for a platform, a branch, or both. */
export const AddExceptionDialog = ({ serviceProviderId, rules, onClose }: AddExceptionDialogProps) => {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(EMPTY)
  const { save, isSaving } = useSaveExceptions(serviceProviderId, useWhileMounted(onClose))
  const change = (changes: Partial<Draft>) => setDraft(before => ({ ...before, ...changes }))
  const added = exceptionOf(draft)
  const shared = { serviceProviderId, draft, onChange: change }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:channels.addException')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:channels.cancel')}
          </Button>
          <Button
            disabled={!added || isSaving}
            onClick={() =>
              added && save({ productId: added.productId, change: list => withException(list, added) })
            }
          >
            {t('menus:channels.save')}
          </Button>
        </>
      }
    >
      <Stack gap="3.5">
        <DishField {...shared} />
        <PlaceFields {...shared} rules={rules} />
        <Field label={t('menus:channels.price')} isRequired>
          <MoneyInput value={draft.price} onChange={price => change({ price })} />
        </Field>
      </Stack>
    </Dialog>
  )
}
