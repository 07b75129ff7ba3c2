import { api } from '@sufra/shared/api'

/** Takes every product of a brand off sale, in these branches or (none named) everywhere. */
export const hideAll = (serviceProviderId: number, branchIds: number[]) =>
  api.put('/api/Product/HideAll', { body: { serviceProviderId, branchIds } })

/** Puts on sale again what one such change took off. */
export const showAgain = (serviceProviderId: number, undoToken: string) =>
  api.put('/api/Product/ShowAll', { body: { serviceProviderId, undoToken } })
