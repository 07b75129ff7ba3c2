import { z } from 'zod'
import { LiveEvent } from '#src/contracts/live-event.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import type { HttpAnswer, HttpCall } from '../http-stand-in.ts'
import { completeValue } from './complete-value.ts'
import { callerOf, requireAccess } from './callers.ts'
import { exampleOf } from './example.ts'
import { findEndpoint } from './find-endpoint.ts'
import type { FoundEndpoint } from './find-endpoint.ts'
import { OWN_ANSWERS } from './own-answers.ts'
import type { Situation } from './own-answers.ts'
import { StubRefusal } from './problem.ts'
import { readCall } from './read-call.ts'
import { answerByName } from './rows.ts'
import { Tables } from './tables.ts'

export interface StubOptions {
  /** Role of every caller, whatever the token says. */
  role?: RoleName
  /** Current time in ms; defaults to the device's clock. */
  clock?: () => number
}

export interface Stub {
  /** Answers one call. Never throws: a refusal is a problem, as the API's are. */
  answer: (call: HttpCall) => HttpAnswer
  /** Subscribes to the live stream. Returns the function that unsubscribes. */
  follow: (hear: (event: LiveEvent) => void) => () => void
  /** Restores the initial data. */
  reset: () => void
}

const bodyOf = (found: FoundEndpoint, known: unknown): unknown => {
  const { answer } = found.endpoint
  const body = completeValue(answer, known) ?? exampleOf(answer)
  const held = answer.safeParse(body)
  if (held.success) return held.data
  throw new StubRefusal('internal_error', { detail: `${found.key}: ${z.prettifyError(held.error)}` })
}

// Entities in a refusal are completed too.
const problemOf = (error: StubRefusal, found: FoundEndpoint | undefined): HttpAnswer => {
  const { current, ...problem } = error.problem
  const whole =
    current === undefined || !found ? {} : { current: completeValue(found.endpoint.answer, current) }
  return {
    status: problem.status,
    body: { ...problem, ...whole },
    headers: { 'content-type': 'application/problem+json' },
  }
}

/**
 * A backend of one small merchant, for the tests of a remote: every endpoint of the table answers. What is sent is read by its
 * contract, who may call is looked up, and what is answered is held to its contract. Lists, Add, Update and Delete, the
 * steps of orders and the states of branches and products are remembered; everything else answers the smallest thing that
 * its contract allows, and changes nothing. The accounts are those of the demo data.
 */
export const createStub = ({ role, clock = Date.now }: StubOptions = {}): Stub => {
  let tables = new Tables(clock())
  const followers = new Set<(event: LiveEvent) => void>()
  const tell: Situation['tell'] = event => {
    const whole = LiveEvent.parse(event)
    for (const hear of followers) hear(whole)
  }

  const answerFor = (found: FoundEndpoint, http: HttpCall): HttpAnswer => {
    const caller = callerOf(http.headers, role)
    requireAccess(found.endpoint, caller)
    const situation = { call: readCall(found, http), http, caller, tables, now: clock(), tell }
    const own = OWN_ANSWERS[found.key]?.(situation) ?? { body: answerByName({ found, ...situation }) }
    return { ...own, body: bodyOf(found, own.body) }
  }

  const answer = (http: HttpCall): HttpAnswer => {
    let found: FoundEndpoint | undefined
    try {
      found = findEndpoint(http)
      return answerFor(found, http)
    } catch (error) {
      if (error instanceof StubRefusal) return problemOf(error, found)
      throw error
    }
  }

  return {
    answer,
    follow: hear => {
      followers.add(hear)
      return () => followers.delete(hear)
    },
    reset: () => {
      tables = new Tables(clock())
    },
  }
}
