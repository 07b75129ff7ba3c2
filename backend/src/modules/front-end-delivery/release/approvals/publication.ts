import type { z } from 'zod'
import type { PublishRequest } from '@sufra/shared/contracts/release'
import type { Actor } from '../tokens/caller.ts'

/** A request to publish a version, with its author. */
export type Publication = z.output<typeof PublishRequest> & Actor
