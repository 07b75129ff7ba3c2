import { useQueryClient } from '@tanstack/react-query'
import type { ActivateOptionsRequest } from '@sufra/shared/contracts/snooze'
import { serverNow } from '@sufra/shared/live'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { snooze } from '#src/snooze/snooze.ts'
import type { OptionCall } from '#src/snooze/snooze.ts'
import { endOf } from '../availability/snooze-choices.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'
import { useReadName } from '../place/read-name.ts'
import { reloadMenu } from '#src/products/products.queries.ts'
import { useUndoOffer } from '../undo/undo-offer.ts'
import { patchChoiceOptions, reloadChoices } from './choice-changes.ts'
import type { GroupOption, OptionGroup } from './option-groups.ts'

/** Options with a pending save, with their expected state, which shows immediately. */
type OptionSaves = ReadonlyMap<string, boolean>

export const optionKey = ({ key }: Pick<OptionGroup, 'key'>, { id }: Pick<GroupOption, 'id'>): string =>
  `${key}-${id}`

interface Change {
  group: OptionGroup
  options: readonly GroupOption[]
}

const hasPassed = ({ snoozedUntil }: GroupOption): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) <= serverNow()

// Restores each option: those that are available by now in one call, the others one by one with their own end.
const undoCallsOf = ({ group: { request }, options }: Change): OptionCall[] => {
  const on = options.filter(option => option.isAvailable || hasPassed(option))
  const off = options.filter(option => !on.includes(option))
  const activation: OptionCall = {
    kind: 'activateOptions',
    body: { ...request, optionIds: on.map(({ id }) => id) },
  }
  return [
    ...(on.length > 0 ? [activation] : []),
    ...off.map(({ id, snoozedUntil: until }): OptionCall => ({
      kind: 'snoozeOptions',
      body: { ...request, optionIds: [id], until },
    })),
  ]
}

/** Returns snooze, activate and undo for the options of one group. */
export const useOptionCalls = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const readName = useReadName()
  const [saving, setSaving] = useState<OptionSaves>(new Map())
  const { offered, offer, close } = useUndoOffer()

  const run = async (calls: readonly OptionCall[], looks: OptionSaves): Promise<boolean> => {
    // Other options may also be pending and keep their expected state.
    setSaving(known => new Map([...known, ...looks]))
    const { choices, errors, isUnsure } = await snooze(queryClient, calls)
    patchChoiceOptions(queryClient, choices)
    if (errors.length > 0) {
      toast({ kind: 'error', text: t(isUnsure ? 'menus:liveMenu.unsure' : 'menus:snooze.optionsFailed') })
      await Promise.all([reloadMenu(queryClient), reloadChoices(queryClient)])
    }
    setSaving(known => new Map([...known].filter(([key]) => !looks.has(key))))
    return errors.length === 0
  }
  const change = async (call: OptionCall, { group, options }: Change) => {
    const willBeAvailable = call.kind === 'activateOptions'
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
      change({ kind: 'snoozeOptions', body: { ...named(wanted), ...endOf(choice) } }, wanted),
    activate: (wanted: Change) => change({ kind: 'activateOptions', body: named(wanted) }, wanted),
  }
}
export type OptionCalls = ReturnType<typeof useOptionCalls>
