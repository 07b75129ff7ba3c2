import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { PointerAnswer } from '@sufra/shared/contracts/release'
import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import type { Pointer } from '../release-view.ts'
import { RELEASES_KEY, releaseListQuery } from '../releases.queries.ts'
import type { PointerChange, ChangeChoice } from './change-kinds.ts'
import { sendChange } from './send-change.ts'

const ROUNDS = 3
const CONFLICTS = ['stale_version', 'illegal_transition']

interface Sent extends ChangeChoice {
  asked: PointerChange
  /** State on which the person decides. */
  pointer: Pointer
  revision: number
}

/**
 * `moved`: nothing was changed, because another person changed this pointer meanwhile, or the one to adopt from;
 * contains their current state.
 */
export type ChangeOutcome =
  { kind: 'done' } | { kind: 'moved'; asked: PointerChange; pointer: Pointer | undefined; revision: number }

const isAlike = (one: Pointer, other: Pointer | undefined): boolean =>
  other !== undefined &&
  one.stable === other.stable &&
  one.previous === other.previous &&
  one.disabled === other.disabled &&
  one.canary?.version === other.canary?.version &&
  one.canary?.percent === other.canary?.percent

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && CONFLICTS.includes(error.code)

const pointerIn = (
  list: ReleaseList,
  { name, channel }: Pick<Pointer, 'name' | 'channel'>,
): Pointer | undefined => list.pointers.find(each => each.name === name && each.channel === channel)

// The same change with the other channel's current version.
const askedIn = (list: ReleaseList, { asked, pointer: { name } }: Sent): PointerChange =>
  asked.kind === 'adopt'
    ? { ...asked, version: pointerIn(list, { name, channel: asked.from })?.stable ?? null }
    : asked

const sourceOf = (asked: PointerChange): string | null => (asked.kind === 'adopt' ? asked.version : null)

const withAnswer = (list: ReleaseList, { revision, ...pointer }: PointerAnswer): ReleaseList => ({
  ...list,
  revision,
  pointers: list.pointers.map(each =>
    each.name === pointer.name && each.channel === pointer.channel ? pointer : each,
  ),
})

/**
 * Moves a pointer by compare-and-swap. The revision counts for all remotes: when another team's release raised it, and this
 * pointer and what it takes over stand as the person saw them, the change is sent again; otherwise they have to look first.
 */
export const useChangePointer = () => {
  const queryClient = useQueryClient()
  const readList = () => queryClient.fetchQuery({ ...releaseListQuery, staleTime: 0 })

  const send = async (sent: Sent): Promise<ChangeOutcome> => {
    const { asked, pointer, revision, ...choice } = sent
    let expectedRevision = revision
    for (let round = 1; ; round += 1) {
      try {
        const answer = await sendChange({ ...choice, asked, pointer, expectedRevision })
        queryClient.setQueryData(releaseListQuery.queryKey, list => list && withAnswer(list, answer))
        return { kind: 'done' }
      } catch (error) {
        if (!isConflict(error)) throw error
        const list = await readList()
        const now = { asked: askedIn(list, sent), pointer: pointerIn(list, pointer) }
        const isAsSeen = isAlike(pointer, now.pointer) && sourceOf(asked) === sourceOf(now.asked)
        const isUntouched = error.code === 'stale_version' && isAsSeen
        if (!isUntouched || round === ROUNDS) return { kind: 'moved', ...now, revision: list.revision }
        expectedRevision = list.revision
      }
    }
  }

  return useMutation({
    mutationFn: send,
    // Otherwise a press without a network would be paused and sent minutes later.
    networkMode: 'always',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: RELEASES_KEY }),
  })
}
