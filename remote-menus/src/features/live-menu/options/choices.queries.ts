import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { onLiveEvent } from '@sufra/shared/live'
import type { ChoiceAvailability } from '@sufra/shared/contracts/availability'
import type { Choice } from '@sufra/shared/contracts/choice'
import type { Page } from '@sufra/shared/contracts/wire'
import { withOptions } from '#src/products/menu-pages.ts'

const MOST_CHOICES = 1000
const choicesKey = ['menus', 'choices'] as const

const withAvailability = (page: Page<Choice>, changes: readonly ChoiceAvailability[]): Page<Choice> => ({
  ...page,
  data: page.data.map(choice => {
    const change = changes.find(({ id }) => id === choice.id)
    if (!change || change.rowVersion < choice.rowVersion) return choice
    const { rowVersion, options } = change
    return { ...choice, rowVersion, options: withOptions(choice.options, options) }
  }),
})

/** The choices of a brand with their options. */
export const choicesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: [...choicesKey, serviceProviderId],
    queryFn: ({ signal }) =>
      api.get('/api/Choice/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          'PaginatedRequest.PageNumber': 1,
          'PaginatedRequest.PageSize': MOST_CHOICES,
        },
        signal,
      }),
    // Others may have added one since the drawer was last open.
    staleTime: 0,
    select: choices => choices.data,
  })

export const patchChoiceOptions = (
  queryClient: QueryClient,
  changes: readonly ChoiceAvailability[],
): void => {
  queryClient.setQueriesData<Page<Choice>>(
    { queryKey: choicesKey },
    page => page && withAvailability(page, changes),
  )
}

export const reloadChoices = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: choicesKey })

/** Keeps an open drawer current with what other browsers and the timers do. Returns what ends it. */
export const followChoices = (queryClient: QueryClient): (() => void) =>
  onLiveEvent('choice.availability', ({ choices }) => patchChoiceOptions(queryClient, choices))
