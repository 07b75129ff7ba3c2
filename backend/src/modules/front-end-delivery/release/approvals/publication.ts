import type { z } from 'zod'
import type { PublishRequest } from '@sufra/shared/contracts/release'
import type { Actor } from '../tokens/caller.ts'

/** A version that somebody publishes. */
export type Publication = z.output<typeof PublishRequest> & Actor
