import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Validates wrong fields again on each change of any field: "the passwords differ" ends by a change of either. */
export const useRecheck = <Values extends FieldValues>(
  { subscribe, trigger }: Pick<UseFormReturn<Values>, 'subscribe' | 'trigger'>,
  wrong: Path<Values>[],
): void => {
  const latest = useRef(wrong)
  useEffect(() => {
    latest.current = wrong
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const others = latest.current.filter(path => path !== changed)
          if (changed && others.length > 0) void trigger(others)
        },
      }),
    [subscribe, trigger],
  )
}
