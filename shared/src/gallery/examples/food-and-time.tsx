import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Box, Flex } from '#src/ui/core.ts'
import { AllergenIcon, DishPlaceholder, SaltIcon, TimeRing } from '#src/ui/data.ts'

export const FoodAndTimeExample = () => {
  const say = useExampleText()
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <Box w="32">
        <DishPlaceholder kind="grill" />
      </Box>
      <AllergenIcon allergen="milk" />
      <SaltIcon />
      <TimeRing
        label="4:20"
        fraction={0.6}
        tone="pending"
        ariaLabel={say('بقيت أربع دقائق وعشرون ثانية', '4 minutes and 20 seconds left')}
      />
    </Flex>
  )
}
