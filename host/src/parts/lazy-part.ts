import type { ComponentType } from 'react'
import { tellServerSign } from '@sufra/shared/api'
import { lazyPart as lazyPartOf } from '@sufra/shared/ui'
import type { LazyPart } from '@sufra/shared/ui'
import { LoadFailed } from './load-failed.tsx'

/** A screen, or a part of one, in a chunk of its own: what does not come is a sign of the server, and asked for again in its place. */
export const lazyPart = (load: () => Promise<ComponentType>): LazyPart<object> =>
  lazyPartOf({ load, Failed: LoadFailed, onMiss: () => tellServerSign('missed') })
