import { Button, Flex, Text } from '@sufra/shared/ui'
import type { ReactNode, Ref } from 'react'

export interface CurrentValueProps {
  value: ReactNode
  changeLabel: string
  onChange: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Current value, and the button that opens the form to change it. */
export const CurrentValue = ({ value, changeLabel, onChange, ref }: CurrentValueProps) => (
  <Flex alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap" minH="touch">
    <Text fontWeight="medium" overflowWrap="anywhere">
      {value}
    </Text>
    <Button ref={ref} variant="outline" onClick={onChange}>
      {changeLabel}
    </Button>
  </Flex>
)
