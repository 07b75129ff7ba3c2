import { api } from '@sufra/shared/api'
import type { PointerAnswer } from '@sufra/shared/contracts/release'
import type { Pointer } from '../release-view.ts'
import type { ChangeAsked, ChangeChoice } from './change-kinds.ts'

interface Change extends ChangeChoice {
  asked: ChangeAsked
  pointer: Pointer
  expectedRevision: number
}

/** Asks for a change of a pointer. Throws `ApiError`: 409 `stale_version`, 409 `illegal_transition`. */
export const sendChange = ({
  asked,
  pointer,
  expectedRevision,
  ...choice
}: Change): Promise<PointerAnswer> => {
  const { name, channel, canary } = pointer
  const { version, percent } = choice
  const body = { name, channel, expectedRevision, why: choice.why.trim() || undefined }
  switch (asked.kind) {
    case 'rollback':
      return api.post('/api/Release/Rollback', { body })
    case 'disable':
      return api.post('/api/Release/Disable', { body })
    case 'enable':
      return api.post('/api/Release/Enable', { body })
    case 'promote':
      return api.post('/api/Release/Promote', { body })
    case 'adopt':
      return api.post('/api/Release/Promote', { body: { ...body, from: asked.from } })
    case 'canary':
      return api.post('/api/Release/Canary', { body: { ...body, version, percent } })
    case 'endCanary':
      return api.post('/api/Release/Canary', {
        body: { ...body, version: canary?.version ?? '', percent: 0 },
      })
  }
}
