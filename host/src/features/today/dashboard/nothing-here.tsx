import { Heading, Text } from '@sufra/shared/ui'

/** What stands in a chart's place when there is nothing to draw. */
export const NothingHere = ({ title, text }: { title: string; text: string }) => (
  <>
    <Heading textStyle="lg15" fontWeight="semibold" mb="2">
      {title}
    </Heading>
    <Text color="muted">{text}</Text>
  </>
)
