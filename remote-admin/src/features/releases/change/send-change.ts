import { api } from '@sufra/shared/api'
import type { PointerAnswer } from '@sufra/shared/contracts/release'
import type { FormContract } from '@sufra/shared/forms'
import type { Pointer } from '../release-view.ts'
import type { PointerChange, ChangeChoice } from './change-kinds.ts'

export interface Change extends ChangeChoice {
  asked: PointerChange
  pointer: Pointer
  expectedRevision: number
}

const bodyOf = ({ pointer: { name, channel }, expectedRevision, why }: Change) => ({
  name,
  channel,
  expectedRevision,
  why: why.trim() || undefined,
})

// Without a choice the server uses its default rollback.
const rollbackBodyOf = (change: Change) => ({ ...bodyOf(change), to: change.version || undefined })

const canaryBodyOf = (change: Change) => {
  const { asked, pointer, version, percent } = change
  if (asked.kind === 'canary') return { ...bodyOf(change), version, percent }
  return { ...bodyOf(change), version: pointer.canary?.version ?? '', percent: 0 }
}

const isCanary = ({ kind }: PointerChange) => kind === 'canary' || kind === 'endCanary'

/** Returns the request body for validation by its contract. */
export const changeRequestOf = (change: Change): object =>
  isCanary(change.asked)
    ? canaryBodyOf(change)
    : change.asked.kind === 'rollback'
      ? rollbackBodyOf(change)
      : bodyOf(change)

export const loadChangeContract = async (asked: PointerChange): Promise<FormContract> => {
  const { CanaryRequest, PointerRequest, RollbackRequest } = await import(
    /* webpackChunkName: "rules" */ '@sufra/shared/contracts/release-control'
  )
  if (asked.kind === 'rollback') return RollbackRequest
  return isCanary(asked) ? CanaryRequest : PointerRequest
}

/** Sends a change of a pointer. Throws `ApiError`: 409 `stale_version`, 409 `illegal_transition`. */
export const sendChange = (change: Change): Promise<PointerAnswer> => {
  const { asked } = change
  const body = bodyOf(change)
  switch (asked.kind) {
    case 'rollback':
      return api.post('/api/Release/Rollback', { body: rollbackBodyOf(change) })
    case 'disable':
      return api.post('/api/Release/Disable', { body })
    case 'enable':
      return api.post('/api/Release/Enable', { body })
    case 'promote':
      return api.post('/api/Release/Promote', { body })
    case 'adopt':
      // The person sees both versions, so a lower one is intended.
      return api.post('/api/Release/Promote', { body: { ...body, from: asked.from, allowLower: true } })
    case 'canary':
    case 'endCanary':
      return api.post('/api/Release/Canary', { body: canaryBodyOf(change) })
  }
}
