import type { Pointer } from '../release.repository.ts'

export const STABLE = 'stable'

/** Returns the live pointers of a channel: its own, and those of stable for remotes without one. */
export const pointersOf = (pointers: readonly Pointer[], channel: string): Pointer[] => {
  const own = pointers.filter(pointer => pointer.channel === channel)
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...pointers.filter(pointer => pointer.channel === STABLE && !names.has(pointer.name))]
}

/** Returns the channels that use a pointer of this remote and channel. */
export const channelsUnder = (
  pointers: readonly Pointer[],
  { name, channel }: Pick<Pointer, 'name' | 'channel'>,
): string[] => {
  const others = new Set(pointers.map(pointer => pointer.channel))
  if (channel !== STABLE) return [channel]
  const isLeft = (other: string) =>
    !pointers.some(pointer => pointer.name === name && pointer.channel === other)
  return [channel, ...[...others].filter(other => other !== channel && isLeft(other))]
}

/** Returns all versions that a pointer names. */
export const versionsOf = (pointer: Pointer | undefined): string[] =>
  [pointer?.stable, pointer?.previous, pointer?.canary?.version].flatMap(version => version ?? [])
