import type { QueryClient } from '@tanstack/react-query'
import { onLiveEvent } from '@sufra/shared/live'
import type { ChoiceAvailability } from '@sufra/shared/contracts/availability'
import type { Choice } from '@sufra/shared/contracts/choice'
import type { Page } from '@sufra/shared/contracts/wire'
import { choicesKeys } from '#src/modifier-groups/choices.queries.ts'
import { withOptions } from '#src/products/menu-pages.ts'

const withAvailability = (page: Page<Choice>, changes: readonly ChoiceAvailability[]): Page<Choice> => ({
  ...page,
  data: page.data.map(choice => {
    const change = changes.find(({ id }) => id === choice.id)
    if (!change || change.rowVersion < choice.rowVersion) return choice
    const { rowVersion, options } = change
    return { ...choice, rowVersion, options: withOptions(choice.options, options) }
  }),
})

export const patchChoiceOptions = (
  queryClient: QueryClient,
  changes: readonly ChoiceAvailability[],
): void => {
  queryClient.setQueriesData<Page<Choice>>(
    { queryKey: choicesKeys },
    page => page && withAvailability(page, changes),
  )
}

export const reloadChoices = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: choicesKeys })

/** Updates the options of an open drawer from the stream. Returns a function that stops it. */
export const followChoices = (queryClient: QueryClient): (() => void) =>
  onLiveEvent('choice.availability', ({ choices }) => patchChoiceOptions(queryClient, choices))
