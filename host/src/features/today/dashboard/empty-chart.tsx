import { Heading, Text } from '@sufra/shared/ui'

/** Replaces a chart without data. */
export const EmptyChart = ({ title, text }: { title: string; text: string }) => (
  <>
    <Heading textStyle="lg15" fontWeight="semibold" mb="2">
      {title}
    </Heading>
    <Text color="muted">{text}</Text>
  </>
)
