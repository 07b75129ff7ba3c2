import { ArrowRight } from 'lucide-react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Bdi, DirectionalIcon, Flex, Heading, Money, Num, Stack, Text, VisuallyHidden } from '#src/ui/core.ts'
import { LongText } from '#src/ui/data.ts'

export const TextExample = () => {
  const say = useExampleText()
  return (
    <Stack gap="2">
      <Heading>{say('قائمة الغداء', 'Lunch menu')}</Heading>
      <Text color="muted">
        {say('أضافها', 'Added by')} <Bdi>Sara Al-Qahtani</Bdi>
      </Text>
      <Flex gap="4" align="center">
        <Money value={35} />
        <Num value="05 1234 5678" />
        <DirectionalIcon icon={ArrowRight} />
        <VisuallyHidden>{say('إلى الصفحة التالية', 'To the next page')}</VisuallyHidden>
      </Flex>
      <LongText
        text={say(
          'كبسة دجاج بالأرز البسمتي والبهارات وصلصة الدقوس',
          'Chicken kabsa with basmati rice, spices and daqoos sauce',
        )}
      />
    </Stack>
  )
}
