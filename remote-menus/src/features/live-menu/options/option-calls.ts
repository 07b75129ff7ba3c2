import { useQueryClient } from '@tanstack/react-query'
import type { ActivateOptionsRequest, OptionsAnswer } from '@sufra/shared/contracts/snooze'
import { serverNow } from '@sufra/shared/live'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLost } from '#src/products/lost-answer.ts'
import { activateOptions, snoozeOptions } from '#src/products/availability.queries.ts'
import { endOf } from '../availability/snooze-choices.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'
import { useReadName } from '../place/read-name.ts'
import { patchChoices, patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { useUndoOffer } from '../undo/undo-offer.ts'
import { patchChoiceOptions, reloadChoices } from './choice-changes.ts'
import type { GroupOption, OptionGroup } from './option-groups.ts'

/** Options with a pending save, with their expected state, which shows immediately. */
type Saving = ReadonlyMap<string, boolean>

export const optionKey = ({ key }: Pick<OptionGroup, 'key'>, { id }: Pick<GroupOption, 'id'>): string =>
  `${key}-${id}`

interface Change {
  group: OptionGroup
  options: readonly GroupOption[]
}

type Call = () => Promise<OptionsAnswer>

const hasPassed = ({ snoozedUntil }: GroupOption): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) <= serverNow()

// Restores each option: those that are available by now in one call, the others one by one with their own end.
const undoCallsOf = ({ group: { request }, options }: Change): Call[] => {
  const on = options.filter(option => option.isAvailable || hasPassed(option))
  const off = options.filter(option => !on.includes(option))
  return [
    ...(on.length > 0 ? [() => activateOptions({ ...request, optionIds: on.map(({ id }) => id) })] : []),
    ...off.map(
      ({ id, snoozedUntil: until }) =>
        () =>
          snoozeOptions({ ...request, optionIds: [id], until }),
    ),
  ]
}

/** Returns snooze, activate and undo for the options of one group. */
export const useOptionCalls = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const readName = useReadName()
  const [saving, setSaving] = useState<Saving>(new Map())
  const { offered, offer, close } = useUndoOffer()

  const take = ({ product, choice }: OptionsAnswer): void => {
    if (product) patchMenu(queryClient, [product])
    if (!choice) return
    patchChoices(queryClient, [choice])
    patchChoiceOptions(queryClient, [choice])
  }
  const run = async (calls: readonly Call[], looks: Saving): Promise<boolean> => {
    // Other options may also be pending and keep their expected state.
    setSaving(known => new Map([...known, ...looks]))
    let isWhole = true
    let isUnsure = false
    for (const call of calls) {
      try {
        take(await call())
      } catch (error) {
        // A refused call does not stop the others.
        isWhole = false
        isUnsure ||= isLost(error)
      }
    }
    if (!isWhole) {
      toast({ kind: 'error', text: t(isUnsure ? 'menus:liveMenu.unsure' : 'menus:snooze.optionsFailed') })
      await Promise.all([reloadMenu(queryClient), reloadChoices(queryClient)])
    }
    setSaving(known => new Map([...known].filter(([key]) => !looks.has(key))))
    return isWhole
  }
  const change = async (call: Call, { group, options }: Change, willBeAvailable: boolean) => {
    const looks = new Map(options.map(option => [optionKey(group, option), willBeAvailable]))
    if (!(await run([call], looks))) return
    const [first] = options
    if (!first) return
    const keys = willBeAvailable
      ? (['menus:snooze.activatedOne', 'menus:snooze.activated'] as const)
      : (['menus:snooze.snoozedOne', 'menus:snooze.snoozed'] as const)
    const text =
      options.length === 1
        ? t(keys[0], { name: readName(first.name) })
        : t(keys[1], { count: options.length })
    const before = new Map(options.map(option => [optionKey(group, option), option.isAvailable]))
    offer({ text, undo: () => void run(undoCallsOf({ group, options }), before) })
  }
  const named = ({ group: { request }, options }: Change): ActivateOptionsRequest => ({
    ...request,
    optionIds: options.map(({ id }) => id),
  })
  return {
    saving,
    offered,
    closeUndo: close,
    snooze: (wanted: Change, choice: SnoozeChoice) =>
      change(() => snoozeOptions({ ...named(wanted), ...endOf(choice) }), wanted, false),
    activate: (wanted: Change) => change(() => activateOptions(named(wanted)), wanted, true),
  }
}
export type OptionCalls = ReturnType<typeof useOptionCalls>
