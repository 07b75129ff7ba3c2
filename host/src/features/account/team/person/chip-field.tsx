import { Stack, Text } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import type { ComponentProps } from 'react'

/** Chips with a label, like the other fields of a form. */
export const ChipField = <Value extends string | number>(props: ComponentProps<typeof ChipGroup<Value>>) => (
  <Stack gap="1.5">
    <Text textStyle="sm13" fontWeight="medium" aria-hidden>
      {props.label}
    </Text>
    <ChipGroup {...props} />
  </Stack>
)
