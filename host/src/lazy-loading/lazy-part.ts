import type { ComponentType } from 'react'
import { reportServerSignal } from '@sufra/shared/api'
import { lazyPart as lazyPartOf } from '@sufra/shared/ui'
import type { LazyPart } from '@sufra/shared/ui'
import { LoadFailed } from './load-failed.tsx'

/**
 * Returns a screen, or a part of one, in its own chunk. A failed load counts as a missed
 * server call and offers a retry in place.
 */
export const lazyPart = (load: () => Promise<ComponentType>): LazyPart<object> =>
  lazyPartOf({ load, Failed: LoadFailed, onMiss: () => reportServerSignal('missed') })
